/** What the second verifier says of a file in which one bit of one byte is changed: node changed.mjs FILE FIRST EVERY */
import { readFileSync } from 'node:fs';
import { verify } from './verifier.mjs';

const [, , file, first, every] = process.argv;
const original = readFileSync(file);
const said = [];
for (let at = Number(first); at < original.length; at += Number(every)) {
  const changed = Buffer.from(original);
  changed[at] ^= 1 << (at % 8);
  const { ok, place, step } = verify(changed);
  said.push([at, ok, place ?? '', step ?? 0]);
}
console.log(JSON.stringify(said));
