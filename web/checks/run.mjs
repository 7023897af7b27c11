/** What no tool checks for us: `node checks/run.mjs`. Each line of the output is something to fix. */
import { circles } from './circles.mjs';
import { messages } from './messages.mjs';
import { shell } from './shell.mjs';
import { templates } from './templates.mjs';

const wrong = [...circles(), ...templates(), ...messages(), ...shell()];
for (const finding of wrong) console.error(finding);
console.log(`imports, texts, templates and shell: ${wrong.length} findings`);
process.exitCode = wrong.length ? 1 : 0;
