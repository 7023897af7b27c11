## Errors while the rules are proven

error-no-clone = This needs the tests and ledgers of Kontor. Run it inside a clone of the repository.
error-no-collection = pytest cannot collect the tests. Fix what it reports: { $why }
