/** How things on the table are called, in the reader's language. */
import { isLuxury, numberOf, orderOf, type Table } from './data';

export const cityName = (table: Table, city: string): string => table.say(`city-${city}`);
/** A good or a luxury by its name. */
export const thingName = (table: Table, thing: string): string =>
  table.say(`${isLuxury(table.box, thing) ? 'luxury' : 'good'}-${thing}`);
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);
/** A player by name, or *you*. */
export const whoName = (table: Table, seat: number): string =>
  seat === table.me ? table.say('board-you') : seatName(table, seat);

/** Several things in a row, as the language joins them. */
export const listed = (table: Table, items: readonly string[]): string =>
  items.reduce((before, item) => (before ? table.say('board-and', { before, item }) : item), '');
/** Goods and luxuries in words: “furs, cloth”. */
export const thingsInWords = (table: Table, things: readonly string[]): string =>
  listed(
    table,
    things.map((thing) => thingName(table, thing)),
  );
/** What is asked for together: “furs + cloth”, as the log says it. */
export const asked = (table: Table, things: readonly string[]): string =>
  things
    .map((thing) => thingName(table, thing))
    .reduce((rest, last) => (rest ? table.say('joined', { rest, last }) : last), '');
/** An order in words, as the log calls it: “order 5 (amber + fish / salt + glass)”. */
export function orderName(table: Table, id: string): string {
  const order = orderOf(table.box, id);
  if (!order) return id;
  return table.say('order-card', {
    number: numberOf(id),
    upper: asked(table, order.upper),
    lower: asked(table, order.lower),
  });
}
