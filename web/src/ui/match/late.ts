/** Why a match is seen late: people without a seat see a rated one as it was some time ago. */
import type { Schemas } from '$api/http';
import { span } from '$ui/shared/lists';
import { say } from '$words/words.svelte';

/** The sentence that says so, and how much; empty if the match is seen as it is. */
export const whyLate = (table: Pick<Schemas['MatchSummary'], 'delay_seconds'> | null): string =>
  table?.delay_seconds ? say('watching-late', { time: span(table.delay_seconds) }) : '';
