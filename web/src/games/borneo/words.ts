/** How things on the table are called, in the reader's language. */
import { goods, index, type Table } from './data';

export const companyName = (table: Table, company: string): string => table.say(`company-${company}`);
export const spiceName = (table: Table, spice: string): string => table.say(`spice-${spice}`);
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);

/** The name of a port, without its goods. */
export const portName = (table: Table, port: string | null): string =>
  (port && index(table.box).ports.get(port)?.name) || '';

/** A card in full, as the log names it: goods, units and flags, or port and goods. */
export function cardName(table: Table, id: string): string {
  const card = index(table.box).cargo.get(id);
  if (!card) {
    const { spice } = goods(table.box, id);
    return table.say('port-card', { name: portName(table, id), contents: spiceName(table, spice) });
  }
  const flags = card.flags.map((flag, at) => [`flag${at + 1}`, table.say(`flag_on_card-${flag}`)]);
  return table.say('cargo-card', {
    units: card.value,
    spice: table.say(`spice_on_card-${card.spice}`),
    ...Object.fromEntries(flags),
  });
}
