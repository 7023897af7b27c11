## Pages

page-unbuilt = Kontor serves here, but its table for the browser is not built: run <code>make web</code> in the project, and load this page again. Programs find what they can ask at <a href="/schema">/schema</a>.
