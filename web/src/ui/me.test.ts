/** Who leaves this browser is forgotten by it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from './me.svelte';

const anna = { account: 1, name: 'Anna', member: true };
/** What the server says to a request, at once or later. */
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => vi.stubGlobal('fetch', (request: Request) => Promise.resolve(answer(request))));

test('who logs out leaves neither a name nor a way back', async () => {
  answer = ({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ person: anna });
  await me.load();
  me.recovery = 'a secret';
  expect(me.person?.name).toBe('Anna');
  await me.logOut();
  expect([me.person, me.recovery]).toEqual([null, null]);
});

test('the server is asked once who this is, and again after somebody left', async () => {
  const asked: string[] = [];
  answer = ({ url }) => {
    asked.push(new URL(url).pathname);
    return Response.json({ person: anna });
  };
  await Promise.all([me.load(), me.load()]);
  await me.load();
  expect(asked).toEqual(['/api/visitor']);
  me.forget();
  await me.load();
  expect(asked).toEqual(['/api/visitor', '/api/visitor']);
});

test('an answer that comes after somebody left brings nobody back', async () => {
  const asked: ((answer: Response) => void)[] = [];
  answer = () => new Promise((done) => asked.push(done));
  const loading = me.load();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  me.forget();
  asked[0]!(Response.json({ person: anna }));
  await loading;
  expect(me.person).toBeNull();
});
