internal import Basics
