/** The shell knows no game: no word of one in `src/ui` and in the shell's texts, and no file that nobody can oversee. */
import { files, GAMES, line, WEB } from './files.mjs';

const MAX_LINES = 300;
/** Kinds of things that every table has, and what the pages are about themselves. */
const COMMON = new Set(
  'bank bonus card cards column component game limits many order orders player rounds tile tiles'.split(' '),
);

/** The words of the games: the things in their boxes by kind and name, and what can be done with them. */
function words() {
  const found = new Set();
  for (const { text } of files(GAMES, 'en.ftl'))
    for (const [, name] of text.matchAll(/^(?:action|event|question)-([a-z]+_[a-z_]+)/gm)) found.add(name);
  for (const { text } of files(GAMES, 'components.toml')) {
    for (const [, kind] of text.matchAll(/^\[\[(?:[a-z_]+\.)?([a-z_]+)\]\]/gm)) found.add(kind);
    for (const [, id] of text.matchAll(/^id = "([a-z_]+)"/gm)) found.add(id);
  }
  return [...found].filter((word) => word.length > 3 && !COMMON.has(word)).map((word) => word.replaceAll('_', '[_ -]'));
}

export function shell() {
  const wrong = [];
  const games = new RegExp(`\\b(?:${words().join('|')})\\b`, 'gi');
  for (const { name, text } of [
    ...files(`${WEB}/src/ui`, '.svelte', '.ts'),
    ...files(`${WEB}/src/words/messages/en`, '.ftl'),
  ])
    for (const found of name.endsWith('.test.ts') ? [] : text.matchAll(games))
      wrong.push(`${name}:${line(text, found.index)}: a word of a game: ${found[0]}`);
  for (const { name, text } of [...files(`${WEB}/src`, '.svelte', '.ts'), ...files(`${WEB}/e2e`, '.ts')])
    if (!name.endsWith('schema.d.ts') && text.split('\n').length > MAX_LINES + 1)
      wrong.push(`${name}: more than ${MAX_LINES} lines`);
  return wrong;
}
