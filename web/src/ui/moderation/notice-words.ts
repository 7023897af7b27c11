/** Notices in words. */
import { locale } from '$ui/shared/lists';
import { say } from '$words/words.svelte';
import type { Notice } from './notices.svelte';

/** What was decided, in one line. */
export function headline(notice: Notice): string {
  const what = say(`notice-measure-${notice.deed}`);
  switch (notice.kind) {
    case 'outcome':
      return say(notice.acted ? 'notice-outcome' : 'notice-outcome-none');
    case 'undone':
      return say('notice-undone', { what });
    case 'upheld':
      return say('notice-upheld');
    default:
      return what;
  }
}

/** Until when it holds; empty if that is no question. */
export function lasting({ for_good, until }: Notice): string {
  if (for_good) return say('notice-for-good');
  return until ? say('notice-until', { until: day(until) }) : '';
}

/** A day with its hour, as the reader writes it. */
export function day(at: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
