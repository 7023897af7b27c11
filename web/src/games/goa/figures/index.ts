/** Goa on one page. */
import type { Figure } from '$games/figures';
import type { Table } from '../model';
import '../theme.css';
import Bids from './Bids.svelte';
import Chain from './Chain.svelte';
import Colony from './Colony.svelte';
import Expedition from './Expedition.svelte';
import Harvest from './Harvest.svelte';
import Progress from './Progress.svelte';
import Round from './Round.svelte';
import Scores from './Scores.svelte';
import Wins from './Wins.svelte';

export const FIGURES: readonly Figure<Table>[] = [
  { id: 'wins', picture: Wins },
  { id: 'round', picture: Round },
  { id: 'chain', picture: Chain },
  { id: 'bids', picture: Bids },
  { id: 'progress', picture: Progress },
  { id: 'harvest', picture: Harvest },
  { id: 'colony', picture: Colony },
  { id: 'expedition', picture: Expedition },
  { id: 'scores', picture: Scores },
];
