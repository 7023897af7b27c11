/** What flies in Novgorod without being drawn: ducats, seals, goods, ships, kontors and the backs of orders. */
import { CARD, COIN, type Tokens } from '../tokens';
import { ICONS } from './icons';

const GOODS = ['furs', 'grain', 'amber', 'salt', 'cloth', 'wool', 'fish', 'glass'] as const;
const LUXURIES = ['clothing', 'jewellery', 'provisions'] as const;

export const TOKENS: Tokens = {
  order: CARD,
  ducats: COIN,
  seal: { glyph: ICONS.seal, colour: '#a5292f' },
  ship: { glyph: ICONS.ship },
  kontor: { glyph: ICONS.kontor },
  ...Object.fromEntries(GOODS.map((good) => [`good:${good}`, { glyph: ICONS[good] }])),
  ...Object.fromEntries(LUXURIES.map((luxury) => [`luxury:${luxury}`, { glyph: ICONS[luxury] }])),
};
