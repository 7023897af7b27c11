// @vitest-environment node
/** What others did since the player's turn, found by comparing one position with the next. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from './data';
import { News } from './news';

const found = readFileSync(`${import.meta.dirname}/fixtures/5.ships.middle.json`, 'utf8');
const start = (JSON.parse(found) as { seen: { view: View } }).seen.view;

describe('news', () => {
  const at = (active: number, stacks: number[], tiles = ['gold:1', 'art:1']): View => ({
    ...start,
    active,
    start_player: 0,
    frames: [{ phase: 'ships', seat: active }],
    ports: { panama: { tiles, stacks, least: 1 } },
  });

  it('remembers what others did until the player’s turn is over', () => {
    const news = new News();
    news.follow(at(1, [2, 3, 0, 0, 0]), 0);
    expect(news.follow(at(2, [2, 5, 0, 0, 0]), 0).panama).toEqual([{ what: 'raised', seat: 1, coins: 5 }]);
    const after = news.follow(at(3, [2, 5, 6, 0, 0]), 0);
    expect(after.panama).toHaveLength(2);
    expect(news.follow(at(4, [2, 0, 6, 0, 0]), 0).panama).toContainEqual({ what: 'left', seat: 1, coins: 5 });
  });

  it('hears of ships that came when several steps of a turn arrive at once, and of none when it goes back', () => {
    const sent: View = { ...at(1, [2, 3, 0, 0, 0]), frames: [{ phase: 'sending', seat: 1 }] };
    const news = new News();
    news.follow(at(1, [2, 0, 0, 0, 0]), 0);
    expect(news.follow(sent, 0).panama).toEqual([{ what: 'came', seat: 1, coins: 3 }]);
    const back = new News();
    back.follow(sent, 0);
    expect(back.follow(at(1, [2, 0, 0, 0, 0]), 0)).toEqual({});
  });

  it('tells a capture by the new cargo, and forgets when one goes back', () => {
    const news = new News();
    news.follow(at(1, [0, 3, 0, 0, 0]), 0);
    expect(news.follow(at(1, [0, 0, 0, 0, 0], ['ivory:1', 'cars:1']), 0).panama).toEqual([
      { what: 'captured', seat: 1, coins: 3 },
    ]);
    expect(news.follow({ ...at(1, [0, 3, 0, 0, 0]), round: start.round - 1 }, 0)).toEqual({});
    expect(new News().follow(at(1, [0, 3, 0, 0, 0]), null)).toEqual({});
  });
});
