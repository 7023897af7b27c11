/** What no tool checks for us: `node checks/run.mjs`. Each line of the output is something to mend. */
import { messages } from './messages.mjs';
import { shell } from './shell.mjs';
import { templates } from './templates.mjs';

const wrong = [...templates(), ...messages(), ...shell()];
for (const each of wrong) console.error(each);
console.log(`texts, templates and shell: ${wrong.length} findings`);
process.exitCode = wrong.length ? 1 : 0;
