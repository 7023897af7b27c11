/** The figures of every game: drawn without a match, each with a short title and one sentence, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Messages, type Language } from '$words/fluent';
import { loadFigures } from './figures';
import { draw, watchTexts } from './positions';

const GAMES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const MOST_WORDS = 4;

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
const rulesOf = (game: string, language: Language) =>
  new Messages(language, read(`../../../src/kontor/games/${game}/messages/${language}.ftl`));

async function figuresOf(game: string, language: Language) {
  const box: unknown = JSON.parse(read(`${game}/fixtures/box.json`));
  const set = await loadFigures(game, language, rulesOf(game, language), () => Promise.resolve(box));
  if (!set) throw new Error(`${game} has no figures`);
  return set;
}

describe.each(GAMES)('%s', (game) => {
  it.each(LANGUAGES)('has pictures whose words are all there in %s', async (language) => {
    const { figures, table } = await figuresOf(game, language);
    expect(figures.length).toBeGreaterThanOrEqual(6);
    for (const { id, picture } of figures) {
      const watched = watchTexts(table);
      const page = draw(watched.table, picture);
      expect(page.querySelectorAll('svg, i').length, id).toBeGreaterThan(0);
      expect(watched.missing, id).toEqual([]);
    }
  });

  it.each(LANGUAGES)('says in %s what each shows, in a short title and one sentence', async (language) => {
    const { figures, table } = await figuresOf(game, language);
    for (const { id } of figures) {
      expect(table.has(`figure-${id}`), id).toBe(true);
      expect(table.say(`figure-${id}`).split(/\s+/).length, id).toBeLessThanOrEqual(MOST_WORDS);
      expect(table.say(`figure-${id}.is`), id).toMatch(/^\p{Lu}[^.]+\.$/u);
    }
  });
});

it('a game that nobody has drawn figures of has none', async () => {
  const none = await loadFigures('pearls', 'en', new Messages('en', ''), () => Promise.reject(new Error('not asked')));
  expect(none).toBeNull();
});
