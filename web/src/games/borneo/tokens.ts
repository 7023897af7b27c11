/** What flies in Borneo without being drawn: the back of a cargo card, a merchant on the way. */
import { CARD, type Tokens } from '../tokens';

export const TOKENS: Tokens = { card: CARD, order: CARD, merchant: { shape: 'coin' } };
