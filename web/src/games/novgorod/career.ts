/** A career in words: what a step costs, and privileges in short. */
import type { CareerStep, Privilege, Table } from './data';

/** What a step costs: “2 goods + 2 luxuries”. */
export function stepCost(table: Table, { goods, luxuries, ducats }: CareerStep): string {
  const parts = [
    goods ? table.say('career-goods', { number: goods }) : '',
    luxuries ? table.say('career-luxuries', { number: luxuries }) : '',
    ducats ? table.say('career-ducats', { number: ducats }) : '',
  ];
  return parts.filter(Boolean).reduce((rest, last) => (rest ? table.say('joined', { rest, last }) : last), '');
}

export const privilegeShort = (table: Table, privilege: Privilege): string =>
  table.say(`career-short-${privilege}`, { number: table.box.privileges[privilege] });
