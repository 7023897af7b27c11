/** Cards of the market as they lie there at the beginning, all of them within reach. */
import type { Card, Table, View } from '../data';

const SEAT = 0;

/** A table with these cards in the market, while somebody trades who may have them all. */
export function marketOf(table: Table, ids: readonly string[]): { table: Table; cards: Card[] } {
  const cards = ids.flatMap((id) => table.box.card.find((card) => card.id === id) ?? []);
  const view = {
    piles: Object.fromEntries(cards.map(({ id, copies }) => [id, copies])),
    players: [],
    frames: [{ phase: 'basket', seat: SEAT, basket: [] }],
  } as unknown as View;
  return { table: { ...table, view, me: SEAT, legal: new Set(ids.map((id) => `card:${id}`)) }, cards };
}
