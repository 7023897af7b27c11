/** Requests to the server, typed by its own schema; what goes wrong is thrown as a Problem that says what to do. */
import createClient from 'openapi-fetch';
import { settings } from '$ui/settings.svelte';
import { patiently } from './patience';
import type { components, paths } from './schema';

export type Schemas = components['schemas'];

/** Why a request could not be answered; `text` is for people, in their language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

const client = createClient<paths>({
  baseUrl: location.origin,
  // Looked up at each request: what answers may be another one than at the start.
  fetch: (request) => patiently(request),
});

client.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', settings.language);
    return request;
  },
});

export const { GET, POST, PUT, DELETE } = client;

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer to a request; a Problem is thrown, status 0 if nobody answered. */
export async function answered<T>(request: Promise<Answered<T>>): Promise<T> {
  let answer: Answered<T>;
  try {
    answer = await request;
  } catch {
    throw new Problem(0, 'no-answer', '');
  }
  if (answer.response.ok) return answer.data as T;
  const told = (answer.error ?? {}) as Partial<Schemas['Problem']>;
  throw new Problem(answer.response.status, told.code ?? 'broken', told.text ?? '', told.rule ?? null);
}

/** A text file of the server, such as the messages of a game. */
export async function text(path: string): Promise<string> {
  const answer = await patiently(new Request(new URL(path, location.origin))).catch(() => null);
  if (!answer?.ok) throw new Problem(answer?.status ?? 0, 'no-answer', '');
  return answer.text();
}
