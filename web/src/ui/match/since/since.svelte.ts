/** The digest of the table on this page: asked for when somebody comes back, or wants it. */
import { answered, GET } from '$api/http';
import { mayBeNews, wasAway, type Digest } from './away';

export class Since {
  open = $state(false);
  digest = $state.raw<Digest | null>(null);
  problem = $state.raw<unknown>(null);

  /** Show it, whatever happened. */
  async show(match: string): Promise<void> {
    this.digest = null;
    this.problem = null;
    this.open = true;
    try {
      this.digest = await ask(match);
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Show it if the table moved on while its person was away; nobody asked, so nothing is said if that fails. */
  async look(match: string, seq: number, shown: number | null): Promise<void> {
    if (this.open || !mayBeNews(seq, shown)) return;
    const digest = await ask(match).catch(() => null);
    if (!digest || this.open || !wasAway(digest, shown)) return;
    this.problem = null;
    this.digest = digest;
    this.open = true;
  }
}

const ask = (match: string): Promise<Digest> =>
  answered(GET('/api/matches/{match}/digest', { params: { path: { match } } }));

/** A page has one table. */
export const since = new Since();
