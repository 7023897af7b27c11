/** Borneo on one page. */
import type { Figure } from '$games/figures';
import type { Table } from '../data';
import '../theme.css';
import Attack from './Attack.svelte';
import Card from './Card.svelte';
import Covered from './Covered.svelte';
import End from './End.svelte';
import Monopoly from './Monopoly.svelte';
import Shared from './Shared.svelte';
import Turn from './Turn.svelte';
import Wins from './Wins.svelte';

export const FIGURES: readonly Figure<Table>[] = [
  { id: 'wins', picture: Wins },
  { id: 'turn', picture: Turn },
  { id: 'card', picture: Card },
  { id: 'covered', picture: Covered },
  { id: 'monopoly', picture: Monopoly },
  { id: 'shared', picture: Shared },
  { id: 'attack', picture: Attack },
  { id: 'end', picture: End },
];
