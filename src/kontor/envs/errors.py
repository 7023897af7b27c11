"""What a program can do wrong with an environment; the sentence is for its author, in a traceback."""


class EnvError(ValueError):
    """An environment cannot be made or used like this."""


class IllegalActionError(EnvError):
    """An action was chosen that is not legal in this position."""
