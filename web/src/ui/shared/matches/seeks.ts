/** Seeks: what people look for, in words, and how one is begun. */
import { answered, DELETE, POST, type Schemas } from '$api/http';
import { forgetSeekStrings, stringForSeek } from '$ui/luck/seek-strings';
import { me } from '$ui/me.svelte';
import { list } from '$ui/shared/lists';
import { say } from '$words/words.svelte';
import type { Game } from '$ui/shared/games';

export type OwnSeek = Schemas['OwnSeek'];
export type SeekView = Schemas['SeekView'];
export type Wish = Pick<OwnSeek, 'game' | 'seats' | 'speed' | 'rated' | 'near'>;

export const SPEEDS: readonly Wish['speed'][] = ['live', 'evening', 'days', 'weeks'];
const LIVE: readonly Wish['speed'][] = ['live', 'evening'];

/** Whether it is played at one sitting, so that people have to be here when it begins. */
export const isLive = ({ speed }: Pick<Wish, 'speed'>): boolean => LIVE.includes(speed);

/** What somebody looks for, in a line. */
export function inWords({ game, seats, speed, rated }: Wish, games: readonly Game[]): string {
  return say('seek-what', {
    game: games.find(({ slug }) => slug === game)?.title ?? game,
    seats: list(seats.map(String), 'or'),
    speed: say(`seek-speed-${speed}`),
    counts: say(rated ? 'seek-rated' : 'seek-friendly'),
  });
}

/**
 * Look for others; the string for the luck is drawn here. Over days it goes plain: nobody would be here to reveal it. `others`
 * are the seeks that I have already, as far as they are known: their strings are still needed.
 */
export async function seek(wish: Wish, others: readonly OwnSeek[] | null): Promise<OwnSeek[]> {
  await me.ensure();
  if (others?.every(({ state }) => state === 'missed' || state === 'expired')) forgetSeekStrings();
  const string = await stringForSeek();
  const luck = isLive(wish) && string.sha256 ? { entropy_sha256: string.sha256 } : { entropy: string.text };
  const { game, seats, speed, rated, near } = wish;
  return answered(POST('/api/me/seeks', { body: { game, seats, speed, rated, near, ...luck } }));
}

export async function withdraw(seek: number): Promise<void> {
  await answered(DELETE('/api/me/seeks/{seek}', { params: { path: { seek } } }));
}

/** The match of a live seek that waited when the seeks were last told, and was found since. */
export function justFound(before: readonly OwnSeek[] | null, now: readonly OwnSeek[]): string | null {
  const waited = new Set((before ?? []).filter(({ state }) => state === 'waiting').map(({ seek }) => seek));
  const found = now.find((each) => each.state === 'found' && isLive(each) && waited.has(each.seek));
  return found?.match ?? null;
}
