/** How far the person before this browser is in the guided first game of each game. */
import { answered, GET, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';

export type LessonSummary = Schemas['LessonSummary'];

/** The lessons by the slug of their game. None for a visitor, to whom all are new, and none if the server does not answer. */
export async function loadLessons(): Promise<ReadonlyMap<string, LessonSummary>> {
  try {
    await me.load();
    const lessons = me.person ? await answered(GET('/api/lessons')) : [];
    return new Map(lessons.map((lesson) => [lesson.game, lesson]));
  } catch {
    // The way into a lesson is open without it.
    return new Map();
  }
}
