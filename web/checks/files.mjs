/** The files of the client, by folder and ending. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const WEB = resolve(import.meta.dirname, '..');
export const GAMES = resolve(WEB, '../src/kontor/games');

/**
 * Every file below a folder of `web/` with one of these endings.
 * @param {string} folder
 * @param {string[]} endings
 */
export function files(folder, ...endings) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map((path) => ({ path, name: path.replace(`${WEB}/`, ''), text: readFileSync(path, 'utf8') }));
}

/** The line of a place in a text. @param {string} text @param {number} at */
export const line = (text, at) => text.slice(0, at).split('\n').length;
