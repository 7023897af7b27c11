/** Cargo Noir on one page. */
import type { Figure } from '$games/figures';
import type { Table } from '../data';
import '../theme.css';
import Bid from './Bid.svelte';
import Helpers from './Helpers.svelte';
import Last from './Last.svelte';
import Macao from './Macao.svelte';
import Sets from './Sets.svelte';
import Slots from './Slots.svelte';
import Turn from './Turn.svelte';
import Wins from './Wins.svelte';

export const FIGURES: readonly Figure<Table>[] = [
  { id: 'wins', picture: Wins },
  { id: 'sets', picture: Sets },
  { id: 'turn', picture: Turn },
  { id: 'bid', picture: Bid },
  { id: 'macao', picture: Macao },
  { id: 'slots', picture: Slots },
  { id: 'helpers', picture: Helpers },
  { id: 'last', picture: Last },
];
