"""Whether a log stays small: finished matches are packed while the packer is killed, and every one must replay."""
