/** English and German have the same messages with the same variables, and every message that the code names exists. */
import { readdirSync } from 'node:fs';
import { files, GAMES, WEB } from './files.mjs';

/** A message with its attributes and the variables of each. @param {string} source */
function read(source) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  let [message, key] = ['', ''];
  for (const line of source.split('\n')) {
    const starts = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    const attribute = /^ +\.([a-zA-Z][\w-]*) *=/.exec(line);
    if (line.startsWith('#')) continue;
    if (starts) message = key = starts[1] ?? '';
    else if (attribute) key = `${message}.${attribute[1]}`;
    if (starts || attribute) found.set(key, new Set());
    for (const [, variable] of line.matchAll(/\$([a-zA-Z][\w-]*)/g)) found.get(key)?.add(variable ?? '');
  }
  return found;
}

/** @param {string} folder with the messages of one language @param {string} ending */
const all = (folder, ending) =>
  read(
    files(folder, ending)
      .map(({ text }) => text)
      .join('\n'),
  );

/** @param {string} where @param {Map<string, Set<string>>} english @param {Map<string, Set<string>>} german */
function compare(where, english, german) {
  const keys = new Set([...english.keys(), ...german.keys()]);
  return [...keys].flatMap((key) => {
    const [en, de] = [english.get(key), german.get(key)];
    if (!en || !de) return [`${where}: ${key} is missing in ${en ? 'German' : 'English'}`];
    const differing = [...en].filter((name) => !de.has(name)).concat([...de].filter((name) => !en.has(name)));
    return differing.map((name) => `${where}: ${key} does not have $${name} in both languages`);
  });
}

export function messages() {
  const words = `${WEB}/src/words/messages`;
  const english = all(`${words}/en`, '.ftl');
  const wrong = compare('src/words/messages', english, all(`${words}/de`, '.ftl'));
  for (const game of readdirSync(`${WEB}/src/games`, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const folder = `${WEB}/src/games/${game.name}/messages`;
    wrong.push(...compare(`src/games/${game.name}`, all(folder, 'en.ftl'), all(folder, 'de.ftl')));
  }
  const named = files(`${WEB}/src/ui`, '.svelte', '.ts').flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![.\w])say\(\s*'([^']+)'/g)].map(([, key]) => ({ name, key: key ?? '' })),
  );
  const server = all(`${GAMES}/../core/messages`, 'en.ftl');
  for (const { name, key } of named)
    if (!english.has(key) && !server.has(key) && !name.endsWith('.test.ts'))
      wrong.push(`${name}: there is no message ${key}`);
  return wrong;
}
