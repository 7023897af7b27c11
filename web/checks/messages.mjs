/** All languages have the same messages with the same variables, and every message that the code names exists. */
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

/** @param {string} where @param {string} code of the other language @param {Map<string, Set<string>>} english @param {Map<string, Set<string>>} other */
function compare(where, code, english, other) {
  const keys = new Set([...english.keys(), ...other.keys()]);
  return [...keys].flatMap((key) => {
    const [en, there] = [english.get(key), other.get(key)];
    if (!en || !there) return [`${where}: ${key} is missing in ${en ? code : 'en'}`];
    const differing = [...en].filter((name) => !there.has(name)).concat([...there].filter((name) => !en.has(name)));
    return differing.map((name) => `${where}: ${key} does not have $${name} in both en and ${code}`);
  });
}

export function messages() {
  const words = `${WEB}/src/words/messages`;
  const english = all(`${words}/en`, '.ftl');
  const others = readdirSync(words).filter((code) => code !== 'en');
  const wrong = others.flatMap((code) => compare('src/words/messages', code, english, all(`${words}/${code}`, '.ftl')));
  for (const game of readdirSync(`${WEB}/src/games`, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const folder = `${WEB}/src/games/${game.name}/messages`;
    for (const code of others)
      wrong.push(...compare(`src/games/${game.name}`, code, all(folder, 'en.ftl'), all(folder, `${code}.ftl`)));
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
