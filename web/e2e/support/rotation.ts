/** Which part a short run takes: another one at every commit, so that over some pushes everything has its turn. */
import { execSync } from 'node:child_process';

/** A number that the commit decides: every process of a run, and every repetition of it, takes the same part. */
function commitNumber(): number {
  try {
    return parseInt(execSync('git rev-parse HEAD', { encoding: 'utf8', stdio: 'pipe' }).slice(0, 8), 16);
  } catch {
    return 0;
  }
}

const COMMIT = commitNumber();

/** True if it is the turn of the thing with this number, where one in `of` is taken; `shift` tells runs apart. */
export function hasTurn(number: number, of: number, shift = 0): boolean {
  return (number + shift + COMMIT) % of === 0;
}

/** The tag of a test that one push in four tries, and every night: numbers that leave the same rest go together. */
export function inTurn(number: number): { tag: string[] } {
  return { tag: hasTurn(number, 4) ? ['@ci'] : [] };
}
