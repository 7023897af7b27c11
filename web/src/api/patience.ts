/** Requests that can wait: what only reads is sent again when the server has room, so that no page is lost over it. */
import { waiting } from './waiting.svelte';

const TOO_MANY = 429;
/** Times that a request is sent again before the page hears of it. */
const MAX_RETRIES = 3;
const MAX_WAIT_SECONDS = 60;

/** Send a request; if it is one too many, wait as long as the server says, unless it would change something. */
export async function patiently(request: Request): Promise<Response> {
  const reads = request.method === 'GET';
  for (let retries = 0; ; retries++) {
    const answer = await fetch(reads ? request.clone() : request);
    if (answer.status !== TOO_MANY) return answer;
    const seconds = secondsToWait(answer);
    const again = reads && retries < MAX_RETRIES && seconds <= MAX_WAIT_SECONDS;
    waiting.begin(Math.min(seconds, MAX_WAIT_SECONDS), again);
    if (!again) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** The seconds that an answer asks to wait; at least one. */
export function secondsToWait(answer: Response): number {
  const seconds = Number.parseInt(answer.headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? 1 : Math.max(1, seconds);
}
