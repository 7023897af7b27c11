## Pages

page-unbuilt = Kontor is running here, but its browser client has not been built. Run <code>make web</code> in the project and reload this page. Programs find the interface at <a href="/schema">/schema</a>.
page-game-title = Play { $game } online

## The reference of the API

reference-title = The interface for programs
reference-about = Every address of this server, and the records that go over the wire. The same as a file: <a href="/schema/openapi.json">openapi.json</a>.
reference-parameters = Parameters
reference-body = Body
reference-answers = Answers
reference-caller = Login
reference-login = needed
reference-login-optional = possible
reference-records = Records

## The documentation

docs-title = Documentation
docs-unbuilt = The documentation has not been built here. Run <code>make docs</code> in the project and reload this page. Its sources are in the folder <code>docs</code> of the project.
docs-missing = The documentation has no page at this address. Its first page is

## The keys of records

keys-title = Keys of records
keys-about = The record of a finished match can be kept as a file that this server signs. With these keys anybody can verify, also without this server, that such a file is as it was written here. To verify one, save the list below and run: kontor verify FILE --key kontor-keys.json
keys-none = This server does not sign records. Its host can set KONTOR_RECORD_KEY.
keys-current = In use since { $since }
keys-former = Used from { $since } to { $until }
keys-list = The list for programs
error-no-viewer = This server cannot make the page of a match, because its client was not built. Ask the host to run `make web`.
