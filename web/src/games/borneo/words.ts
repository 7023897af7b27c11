/** How things on the table are called, in the reader's language. */
import { goods, index, type Table } from './data';

export const companyName = (table: Table, company: string): string => table.say(`company-${company}`);
export const spiceName = (table: Table, spice: string): string => table.say(`spice-${spice}`);
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);

/** The name of a port, without its goods. */
export const portName = (table: Table, port: string | null): string =>
  (port && index(table.box).ports.get(port)?.name) || '';

/** A card in full: goods, units and flags, or port and goods. */
export function cardName(table: Table, id: string): string {
  const card = index(table.box).cargo.get(id);
  if (!card) {
    const { spice } = goods(table.box, id);
    return table.say('port-card', { name: portName(table, id), contents: spiceName(table, spice) });
  }
  const [one, two, three, four] = card.flags.map((flag) => companyName(table, flag));
  return table.say('board-cargo', {
    units: card.value,
    spice: spiceName(table, card.spice),
    one: one ?? '',
    two: two ?? '',
    three: three ?? '',
    four: four ?? '',
  });
}
