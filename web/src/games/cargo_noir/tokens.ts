/** What flies in Cargo Noir without being drawn: coins and ships. */
import { CARD, COIN, type Tokens } from '../tokens';
import { ICONS } from './icons';

export const TOKENS: Tokens = { card: CARD, coin: COIN, ship: { glyph: ICONS.cargo_ship } };
