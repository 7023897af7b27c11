/** How somebody stands at a port, in words: alone, ahead, outbid and able to raise or not; or who is there instead. */
import { isAsked, phaseOf, standing, type Table } from './data';
import { seatName } from './words';

/**
 * What helps an outbid player to raise: `no` where nothing is missing or nobody is asked, `casino` where what the ships in
 * the Casino bring in the same phase is enough, `yes` where even that is not.
 */
export function poorAt(table: Table, port: string, seat: number): 'no' | 'casino' | 'yes' {
  if (!isAsked(table) || phaseOf(table.view) !== 'ships') return 'no';
  const there = table.view.ports[port];
  const { safe = 0, at_casino = 0 } = table.view.players[seat] ?? {};
  const missing = (there?.least ?? 0) - (there?.stacks[seat] ?? 0) - safe;
  if (missing <= 0) return 'no';
  return missing <= at_casino * table.box.casino.coins_per_ship ? 'casino' : 'yes';
}

/** What the foot of a port says. */
export function statusAt(table: Table, port: string): string {
  const { stacks = [], least = 0 } = table.view.ports[port] ?? {};
  const { me } = table;
  const mine = me === null ? null : standing(stacks, me);
  if (me !== null && mine) {
    const facts = { own: stacks[me] ?? 0, highest: Math.max(0, ...stacks), poor: poorAt(table, port, me) };
    return table.say(`board-you-${mine}`, facts);
  }
  const leader = stacks.findIndex((_, seat) => ['alone', 'leads'].includes(standing(stacks, seat) ?? ''));
  if (leader < 0) return table.say('board-nobody', { least });
  const how = standing(stacks, leader) === 'alone' ? 'alone' : 'leads';
  return table.say(`board-they-${how}`, { name: seatName(table, leader), least });
}
