/** How things on the table are called, in the reader's language. */
import { runsOf, type Card, type Combo, type Table } from './data';

export const cargoName = (table: Table, type: string): string => table.say(`cargo_type-${type}`);
export const portName = (table: Table, port: string): string => table.say(`port-${port}`);
export const cardName = (table: Table, card: string): string => table.say(`card-${card}`);
/** The name on a small card, which may break better than the full one. */
export const cardTitle = (table: Table, card: string): string =>
  table.has(`board-title-${card}`) ? table.say(`board-title-${card}`) : cardName(table, card);
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);
/** A player by name, or *you*. */
export const whoName = (table: Table, seat: number): string =>
  seat === table.me ? table.say('board-you') : seatName(table, seat);

/** Several things in a row, as the language joins them. */
export function listed(table: Table, items: readonly string[]): string {
  return items.reduce((before, item) => (before ? table.say('board-and', { before, item }) : item), '');
}

/** Tiles in words: “2 art, gold”. */
export function tilesInWords(table: Table, tiles: readonly string[]): string {
  return listed(
    table,
    runsOf(table.box, tiles).map(({ type, tiles: { length } }) =>
      table.say('board-tiles-of', { count: length, cargo: cargoName(table, type) }),
    ),
  );
}

/** A combination in words: “5 of a kind, worth 25”. */
export const comboInWords = (table: Table, { kind, value }: Pick<Combo, 'kind' | 'value'>, count: number): string =>
  table.say(`board-set-${kind}`, { count, value });

/** What a card does, if it does more than bring points. */
export const effectOf = (table: Table, card: Card): string =>
  card.amount ? table.say(`board-effect-${card.id}`, { amount: card.amount }) : '';
