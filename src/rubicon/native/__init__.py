"""The rules as native code: a translator from the rules subset to C, and the worlds it makes.

Python stays the oracle: a world is loaded from a state, plays on by itself, and is stored back.
"""
