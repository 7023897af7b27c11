/** Importing: a file goes to the server, mishaps are said in words, and a match says where it comes from. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '$ui/me.svelte';
import Imports from '$ui/pages/imports/Imports.svelte';
import { router } from '$ui/route.svelte';
import { loadGame } from '$ui/shared/games';
import { words } from '$words/words.svelte';
import { MAX_BYTES, signedBy, type Imported } from './bring';
import ImportNote from './ImportNote.svelte';

const HERE: Imported = {
  signed: 'here',
  key: '0123456789abcdef',
  site: 'https://kontor.example.org',
  signed_at: '2026-11-19T08:00:00Z',
  imported_at: '2026-11-19T09:00:00Z',
  mine: true,
};
const LISTED = { match: '0abc', game: 'a-game', names: ['Anna', 'Bruno'], places: [2, 1], steps: 9, imported: HERE };
const MEMBER = { account: 1, name: 'Anna', member: true, role: null, suspended: false, bot_of: null };

interface Answer {
  status: number;
  body: unknown;
}
let answers: Record<string, Answer> = {};
const sent: { method: string; path: string; body: string }[] = [];
const ok = (body: unknown): Answer => ({ status: 200, body });

beforeAll(() => words.load('en'));
beforeEach(async () => {
  sent.length = 0;
  answers = {
    'GET /api/visitor': ok({ person: MEMBER, has_passkeys: false, has_mail: false }),
    'GET /api/games': ok([{ slug: 'a-game', title: 'A Game' }]),
    'GET /api/imports': ok([LISTED]),
    'POST /api/imports': { status: 201, body: { match: '0new' } },
    'DELETE /api/imports/0abc': { status: 204, body: null },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ method: request.method, path, body: await request.text() });
    const { status, body } = answers[`${request.method} ${path}`] ?? {
      status: 500,
      body: { code: 'broken', text: 'Ask later.' },
    };
    return body === null ? new Response(null, { status }) : Response.json(body, { status });
  });
  await loadGame('no-game');
});

const field = async (): Promise<HTMLInputElement> => screen.findByLabelText('Choose a file');
const record = (text = 'kontor-record 1\n', name = 'match.kontor') => new File([text], name);

describe('importing a record', () => {
  it('sends the file as it is, and shows the match', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    render(Imports);
    await fireEvent.change(await field(), { target: { files: [record('kontor-record 1\nÄ "x"\n')] } });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/0new/replay'));
    const posted = sent.find(({ method }) => method === 'POST');
    expect(JSON.parse(posted!.body)).toEqual({ file: 'kontor-record 1\nÄ "x"\n' });
  });

  it('takes a file that is dropped', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    render(Imports);
    const place = (await field()).closest('[data-drop]')!;
    await fireEvent.drop(place, { dataTransfer: { files: [record()] } });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/0new/replay'));
  });

  it('says what is wrong with a file, and takes another one', async () => {
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    answers['POST /api/imports'] = { status: 400, body: { code: 'broken-hash', text: 'Step 7 was changed.' } };
    render(Imports);
    await fireEvent.change(await field(), { target: { files: [record()] } });
    expect((await screen.findByRole('alert')).textContent).toBe('Step 7 was changed.');
    expect(go).not.toHaveBeenCalled();
    answers['POST /api/imports'] = { status: 201, body: { match: '0new' } };
    await fireEvent.change(await field(), { target: { files: [record()] } });
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not send what is too large, or no file', async () => {
    render(Imports);
    const large = record();
    Object.defineProperty(large, 'size', { value: MAX_BYTES + 1 });
    await fireEvent.change(await field(), { target: { files: [large] } });
    expect((await screen.findByRole('alert')).textContent).toContain('larger than any match');
    await fireEvent.drop((await field()).closest('[data-drop]')!, { dataTransfer: { files: [] } });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no file'));
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('asks a guest to become a member', async () => {
    answers['GET /api/visitor'] = ok({ person: { ...MEMBER, member: false }, has_passkeys: false, has_mail: false });
    render(Imports);
    expect((await screen.findByRole('link', { name: /Become a member/ })).getAttribute('href')).toBe('/account');
    expect(screen.queryByLabelText('Choose a file')).toBeNull();
    expect(sent.some(({ path }) => path === '/api/imports')).toBe(false);
  });
});

describe('what was imported', () => {
  it('leads to the replay, the best first, and is removed after a question', async () => {
    render(Imports);
    const [line] = await screen.findAllByRole('listitem');
    expect(within(line!).getByRole('link').getAttribute('href')).toBe('/table/0abc/replay');
    expect(within(line!).getByText('Bruno and Anna')).toBeTruthy();
    expect(within(line!).getByText(/^played here/)).toBeTruthy();
    answers['GET /api/imports'] = ok([]);
    await fireEvent.click(
      within(line!).getByRole('button', { name: 'Remove the match of A Game with Bruno and Anna' }),
    );
    const question = await screen.findByRole('alertdialog');
    await fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have imported nothing yet.')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('where a match comes from', () => {
  it('is said in words for each kind of file', () => {
    expect(signedBy(HERE)).toContain('was played here');
    const elsewhere = signedBy({ ...HERE, signed: 'elsewhere' });
    expect(elsewhere).toContain('https://kontor.example.org/keys');
    expect(signedBy({ ...HERE, signed: 'elsewhere', site: '' })).toMatch(/whose key that is\.$/);
    expect(signedBy({ ...HERE, signed: 'nobody', key: '', site: '' })).toContain('Nobody has signed');
  });

  it('stands at the match with the file, and only who brought it, or a moderator, can remove it', async () => {
    const { unmount } = render(ImportNote, { match: '0abc', imported: HERE });
    const file = screen.getByRole('link', { name: 'The file, as it was brought' });
    expect(file.getAttribute('href')).toBe('/api/matches/0abc/record/signed');
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
    unmount();
    const other = render(ImportNote, { match: '0abc', imported: { ...HERE, mine: false } });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    other.unmount();
    me.person = { ...MEMBER, role: 'moderator' };
    render(ImportNote, { match: '0abc', imported: { ...HERE, mine: false } });
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });
});
