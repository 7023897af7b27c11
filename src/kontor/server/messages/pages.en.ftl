## Pages

page-unbuilt = Kontor is running here, but its browser client has not been built. Run <code>make web</code> in the project and reload this page. Programs find the interface at <a href="/schema">/schema</a>.
page-game-title = Play { $game } online
