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
