"""`kontor new game`: a package of one's own, made from a small game that works.

The template is a real package, so it is linted, typed and tested like all other code; making a package only renames it.
"""
