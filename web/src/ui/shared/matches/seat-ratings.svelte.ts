/** The ratings of the people in a rated match, by seat: asked for again when somebody comes or goes. */
import { answered, GET, type Schemas } from '$api/http';
import type { Table } from './my-matches';

export type SeatRating = Schemas['SeatRating'];

export class SeatRatings {
  private known = $state.raw<readonly SeatRating[]>([]);
  /** Of this table nothing but its people matters. */
  private readonly people = $derived.by(() => {
    const table = this.table();
    if (!table?.rated) return '';
    return [table.match, ...table.seats.map(({ kind, name }) => (kind === 'person' ? name : ''))].join('\n');
  });

  /** Within a component: it follows the table. */
  constructor(private readonly table: () => Table | null) {
    $effect(() => {
      this.known = [];
      if (!this.people) return;
      const path = { match: this.people.split('\n')[0]! };
      let left = false;
      // Nobody asked for this: if it cannot be had, nothing is missing.
      answered(GET('/api/matches/{match}/ratings', { params: { path } })).then(
        (ratings) => !left && (this.known = ratings),
        () => {},
      );
      return () => (left = true);
    });
  }

  get all(): readonly SeatRating[] {
    return this.known;
  }

  of(seat: number): SeatRating | undefined {
    return this.known.find((each) => each.seat === seat);
  }
}
