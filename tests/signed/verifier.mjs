/**
 * A second verifier of signed records, written from docs/record-format.md alone: chain, signature and luck, not the rules.
 * It needs Node 20 and nothing else: node verifier.mjs FILE [KEYS]
 */
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FIRST_LINE = Buffer.from('kontor-record 1\n');
const HOUR_MS = 3_600_000;
/** What stands before the 32 bytes of an Ed25519 key in the form that Node reads (RFC 8410). */
const BEFORE_KEY = Buffer.from('302a300506032b6570032100', 'hex');
const FIELDS = {
  match: ['part', 'header', 'seed', 'opening', 'continued', 'branch'],
  luck: ['part', 'luck'],
  step: ['part', 'step', 'seat', 'action', 'link', 'continued'],
  end: ['part', 'steps', 'result'],
  signer: ['part', 'public', 'site', 'match', 'signed_at'],
};

class Changed extends Error {
  constructor(place, why, step = 0) {
    super(why);
    Object.assign(this, { place, step });
  }
}

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const isHex = (text, bytes) => typeof text === 'string' && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** The lines of a file without their ends; each must have one. */
function linesOf(bytes) {
  const lines = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from);
    if (end < 0) return [...lines, { bytes: bytes.subarray(from), whole: false }];
    lines.push({ bytes: bytes.subarray(from, end), whole: true });
    from = end + 1;
  }
  return lines;
}

const beginsWith = (line, text, at = 65) => line.bytes.subarray(at, at + text.length).equals(Buffer.from(text));

/** Read the parts of a file, each line verified against the hash before it. */
function read(bytes) {
  if (!bytes.subarray(0, FIRST_LINE.length).equals(FIRST_LINE)) throw new Changed('file', 'the first line');
  const lines = linesOf(bytes).slice(1);
  let hash = sha256(FIRST_LINE).toString('hex');
  let at = 0;
  const part = (place, step = 0) => {
    const line = lines[at];
    if (!line?.whole) throw new Changed(place, 'the file ends too early', step);
    const content = line.bytes.subarray(65);
    hash = sha256(hash, ' ', content, '\n').toString('hex');
    if (!line.bytes.subarray(0, 65).equals(Buffer.from(`${hash} `))) throw new Changed(place, 'the hash', step);
    const value = JSON.parse(content.toString('utf8'));
    const isKnown = value.part === place && Object.keys(value).every((field) => FIELDS[place].includes(field));
    if (!isKnown) throw new Changed(place, 'not the part that belongs here', step);
    at += 1;
    return value;
  };
  const match = part('match');
  const { luck } = part('luck');
  const steps = [];
  const isOther = (line) =>
    beginsWith(line, '{"part":"end"') || beginsWith(line, '{"part":"signer"') || beginsWith(line, 'signature ', 0);
  while (!lines[at] || !isOther(lines[at])) {
    const step = part('step', steps.length + 1);
    if (step.step !== steps.length + 1) throw new Changed('step', 'not the next one', steps.length + 1);
    steps.push(step);
  }
  const end = part('end');
  if (end.steps !== steps.length) throw new Changed('end', 'the number of steps');
  if (at === lines.length) return { match, luck, steps, end, signer: null, signature: null, hash };
  const signer = part('signer');
  const last = lines[at];
  const text = last?.bytes.toString('latin1') ?? '';
  const whole = last?.whole && text.startsWith('signature ') && isHex(text.slice(10), 64) && at + 1 === lines.length;
  if (!whole) throw new Changed('signature', 'its line');
  return { match, luck, steps, end, signer, signature: text.slice(10), hash };
}

function checkSignature({ signer, signature, hash }, keys) {
  if (!signer) {
    if (keys) throw new Changed('signature', 'there is none');
    return 'none';
  }
  if (!isHex(signer.public, 32)) throw new Changed('signature', 'the key');
  const raw = Buffer.from(signer.public, 'hex');
  const key = createPublicKey({ key: Buffer.concat([BEFORE_KEY, raw]), format: 'der', type: 'spki' });
  const message = Buffer.concat([FIRST_LINE, Buffer.from(`${hash}\n`)]);
  if (!verifySignature(null, message, key, Buffer.from(signature, 'hex')))
    throw new Changed('signature', 'does not fit');
  if (!keys) return 'own-key';
  const same = keys.keys.filter((each) => each.public === signer.public);
  if (same.some((each) => each.id !== sha256(raw).toString('hex').slice(0, 16))) throw new Error('the list of keys');
  if (!same.length) throw new Changed('signer', 'the key is not in the list');
  const then = Date.parse(signer.signed_at);
  const covers = ({ since, until }) =>
    Date.parse(since) - HOUR_MS <= then && (until === null || then <= Date.parse(until) + HOUR_MS);
  if (!same.some(covers)) throw new Changed('signer', 'the key was not in use then');
  return 'known';
}

const inFour = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

function checkLuck({ match, luck }) {
  const { seed, header } = match;
  if (!isHex(seed, 32) || sha256(Buffer.from(seed, 'hex')).toString('hex') !== header.seed_sha256)
    throw new Changed('match', 'the seed');
  if (!luck) return 'unknown';
  const secret = Buffer.from(luck.secret, 'hex');
  if (sha256(secret).toString('hex') !== luck.commitment) throw new Changed('luck', 'the secret');
  const strings = luck.strings.map((text) => Buffer.from(text, 'utf8'));
  const mixed = sha256(secret, ...strings.flatMap((raw) => [inFour(raw.length), raw])).toString('hex');
  if (strings.length !== header.seats.length || mixed !== seed) throw new Changed('luck', 'the strings');
  (luck.sources ?? []).forEach((source, seat) => {
    const derived = sha256('kontor bot', inFour(seat), secret).toString('hex');
    if (source === 'derived' && luck.strings[seat] !== derived) throw new Changed('luck', 'the string of a bot');
  });
  return 'follows';
}

/** What a file shows: `ok`, or the place and the step that were changed. */
export function verify(bytes, keys = null) {
  try {
    const found = read(bytes);
    const signature = checkSignature(found, keys);
    return { ok: true, game: found.match.header.game, steps: found.steps.length, signature, luck: checkLuck(found) };
  } catch (error) {
    if (error instanceof Changed) return { ok: false, place: error.place, step: error.step, why: error.message };
    return { ok: false, place: 'file', step: 0, why: String(error) };
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file, keys] = process.argv;
  const found = verify(readFileSync(file), keys ? JSON.parse(readFileSync(keys, 'utf8')) : null);
  console.log(JSON.stringify(found));
  process.exitCode = found.ok ? 0 : 1;
}
