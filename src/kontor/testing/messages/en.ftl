## Errors of the proof of the rules

error-no-clone = This needs the tests and ledgers of Kontor: run it inside a clone of the repository.
error-no-collection = pytest cannot collect the tests: mend what it says. { $why }
