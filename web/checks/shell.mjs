/** The shell knows no game: no word of one in `src/ui` and in the shell's texts, and no file that nobody can oversee. */
import { files, GAMES, line, WEB } from './files.mjs';

const MOST_LINES = 300;
/** Words that every table has, and those of CSS and of English itself. */
const COMMON = new Set(
  `action actions add advance after began bonus box build buy card cards choose chosen column component completed contest
  decide decided deck decline defender development discard discarded done drawn edition end ended excess extra fail failed
  favor fill flag flags for found founded founding gained game grid hand kept limits lost made marker match meta missing mix moved
  moves name needed nothing or order orders paid pass passed pay payment personal picks pile place placed placement play
  played player points progress quick rank relocate relocated removed replaced resource resources returned revealed reward round
  row scored scoring setup shown skip start supply swapped take taken tile tiles transfer transferred turn two type types units up use used
  variants flow board start added capture close draw resolve send sent set`.split(/\s+/),
);

/** The words of the games: what their messages and their boxes are about. */
function words() {
  const found = new Set();
  for (const { text } of files(GAMES, 'en.ftl'))
    for (const [, name] of text.matchAll(/^(?:action|event|question)-([a-z_-]+)/gm))
      name?.split(/[-_]/).forEach((word) => found.add(word));
  for (const { text } of files(GAMES, 'components.toml')) {
    for (const [, name] of text.matchAll(/^\[\[([a-z_.]+)\]\]/gm))
      name?.split(/[._]/).forEach((word) => found.add(word));
    for (const [, id] of text.matchAll(/^\[\[(?:spices?|colonies)\]\]\nid = "([a-z_]+)"/gm)) found.add(id);
  }
  return [...found].filter((word) => word.length > 2 && !COMMON.has(word));
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
    if (!name.endsWith('schema.d.ts') && text.split('\n').length > MOST_LINES + 1)
      wrong.push(`${name}: more than ${MOST_LINES} lines`);
  return wrong;
}
