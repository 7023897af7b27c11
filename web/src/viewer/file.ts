/** The data of a page that was saved: a signed record, and what is shown of it. See docs/record-format.md. */
import { digest, toHex } from '$ui/luck/digest';
import { fromHex, mixed, botString } from '$ui/end/fairness';

export type Place = 'file' | 'match' | 'luck' | 'step' | 'end' | 'signer' | 'signature' | 'page';
/** Something was changed. */
export class Changed extends Error {
  constructor(
    readonly place: Place,
    readonly step = 0,
  ) {
    super(`${place} ${step}`);
  }
}

export interface Part {
  readonly part: string;
  readonly [field: string]: unknown;
}
export interface Signer {
  readonly public: string;
  readonly site: string;
  readonly match: string;
  readonly signed_at: string;
}
/** Whether a signature fits; `unable` where this browser cannot tell. */
export type Signed = 'fits' | 'none' | 'unable';
export interface Verified {
  readonly parts: readonly Part[];
  readonly shown: readonly Part[];
  readonly signer: Signer | null;
  readonly signed: Signed;
  readonly pageSigned: Signed;
  readonly luck: 'follows' | 'unknown';
  readonly keyId: string;
}

const FIRST = 'kontor-record 1';
const PAGE = 'kontor-page 1';
const HASH = 64;
const encoder = new TextEncoder();
const hashed = (text: string): Promise<string> => digest(encoder.encode(text));

interface Line {
  readonly hash: string;
  readonly json: string;
}
const cut = (line: string): Line => ({ hash: line.slice(0, HASH + 1), json: line.slice(HASH + 1) });

/** Where a line of the record is, from its number: the first one is 1. */
function placeOf(number: number, { json }: Line): [Place, number] {
  if (number < 3) return [number === 1 ? 'match' : 'luck', 0];
  if (json.startsWith('{"part":"end"')) return ['end', 0];
  if (json.startsWith('{"part":"signer"')) return ['signer', 0];
  return ['step', number - 2];
}

/** Verify the signature of a text with a key. */
async function fits(key: string, signature: string, text: string): Promise<Signed> {
  if (!/^[0-9a-f]{128}$/.test(signature)) throw new Changed('signature');
  let verifies: boolean;
  try {
    const raw = await crypto.subtle.importKey('raw', fromHex(key), { name: 'Ed25519' }, false, ['verify']);
    verifies = await crypto.subtle.verify({ name: 'Ed25519' }, raw, fromHex(signature), encoder.encode(text));
  } catch {
    return 'unable';
  }
  if (!verifies) throw new Changed('signature');
  return 'fits';
}

/** Verify lines from a hash on; return their parts and the last hash. */
async function chain(
  from: string,
  lines: readonly string[],
  where: (number: number, line: Line) => [Place, number],
): Promise<[Part[], string]> {
  const parts: Part[] = [];
  let hash = from;
  for (const [at, text] of lines.entries()) {
    const line = cut(text);
    hash = await hashed(`${hash} ${line.json}\n`);
    if (line.hash !== `${hash} `) throw new Changed(...where(at + 1, line));
    parts.push(JSON.parse(line.json) as Part);
  }
  return [parts, hash];
}

/** Verify the luck: the seed follows from the secret and the strings. */
async function luckOf(match: Part, luck: Part): Promise<Verified['luck']> {
  const seed = match.seed as string;
  const header = match.header as { seed_sha256: string };
  if ((await digest(fromHex(seed))) !== header.seed_sha256) throw new Changed('match');
  const from = luck.luck as { secret: string; commitment: string; strings: string[]; sources?: string[] } | null;
  if (!from) return 'unknown';
  const promised = (await digest(fromHex(from.secret))) === from.commitment;
  const follows = (await digest(mixed(from.secret, from.strings))) === seed;
  if (!promised || !follows) throw new Changed('luck');
  for (const [seat, source] of (from.sources ?? []).entries()) {
    if (source === 'derived' && from.strings[seat] !== (await botString(from.secret, seat))) throw new Changed('luck');
  }
  return 'follows';
}

/**
 * Verify a page: the chain of the record, the lines that are shown, the signatures, the luck, and the page around them.
 * Lines are separated by tabs, which no line contains, because a browser rewrites line breaks.
 */
export async function verify(record: string, shown: string, shell: string): Promise<Verified> {
  const [first, ...lines] = record.split('\t');
  if (first !== FIRST || lines.pop() !== '') throw new Changed('file');
  const signature = lines.at(-1)?.startsWith('signature ') ? lines.pop()!.slice('signature '.length) : null;
  const [parts, last] = await chain(await hashed(`${FIRST}\n`), lines, placeOf);
  const kinds = parts.map(({ part }) => part).join(' ');
  if (!/^match luck( step)* end( signer)?$/.test(kinds)) throw new Changed('file');
  const steps = parts.filter(({ part }) => part === 'step');
  const misplaced = steps.findIndex(({ step }, at) => step !== at + 1);
  if (misplaced >= 0) throw new Changed('step', misplaced + 1);
  const end = parts.find(({ part }) => part === 'end')!;
  if (end.steps !== steps.length) throw new Changed('end');
  const signer = (parts.find(({ part }) => part === 'signer') as unknown as Signer | undefined) ?? null;
  if (Boolean(signer) !== Boolean(signature)) throw new Changed('signature');
  const signed = signer && signature ? await fits(signer.public, signature, `${FIRST}\n${last}\n`) : 'none';

  const pictures = shown.split('\t');
  if (pictures.pop() !== '') throw new Changed('page');
  const ownSignature = pictures.at(-1)?.startsWith('signature ') ? pictures.pop()!.slice('signature '.length) : null;
  const [drawn, sealed] = await chain(last, pictures, (number, { json }) =>
    number === 1 || json.startsWith('{"part":"page"') ? ['page', 0] : ['step', number - 2],
  );
  const about = drawn.at(-1);
  const isWhole = about?.part === 'page' && drawn.length === steps.length + 3;
  if (!isWhole || about.shell !== (await hashed(shell))) throw new Changed('page');
  const pageSigned = signer && ownSignature ? await fits(signer.public, ownSignature, `${PAGE}\n${sealed}\n`) : 'none';
  const luck = await luckOf(parts[0]!, parts[1]!);
  const keyId = signer ? toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(signer.public)))) : '';
  return { parts, shown: drawn.slice(0, -1), signer, signed, pageSigned, luck, keyId: keyId.slice(0, 16) };
}
