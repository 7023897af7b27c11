/** No module of `src/` imports itself by way of others; imports of types count as well. */
import { dirname, resolve } from 'node:path';
import { files, WEB } from './files.mjs';

/** What an import may leave away at its end. */
const ENDINGS = ['', '.ts', '.svelte.ts', '.d.ts'];
const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}|\$\w+)\/[^'?]+)'/g;

/** Each module with the modules it imports. @param {{ path: string, text: string }[]} sources @param {string} root */
function graph(sources, root) {
  const known = new Set(sources.map(({ path }) => path));
  /** @param {string} from @param {string} wanted */
  const target = (from, wanted) => {
    const base = wanted.startsWith('$') ? resolve(root, wanted.slice(1)) : resolve(dirname(from), wanted);
    return ENDINGS.map((ending) => base + ending).find((path) => known.has(path));
  };
  return new Map(
    sources.map(({ path, text }) => {
      const wanted = [...text.matchAll(IMPORT)].map(([, name]) => target(path, name ?? ''));
      // A component may draw itself inside itself.
      return [path, wanted.filter((other) => other !== undefined && other !== path)];
    }),
  );
}

/** The circles that a walk along the imports meets, each as the list of its modules. @param {Map<string, any[]>} imports */
function walk(imports) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @param {string} module @param {string[]} trail from the module where the walk began */
  function visit(module, trail) {
    const at = trail.indexOf(module);
    if (at >= 0) circles.push([...trail.slice(at), module]);
    if (at >= 0 || done.has(module)) return;
    for (const other of imports.get(module) ?? []) visit(other, [...trail, module]);
    done.add(module);
  }
  for (const module of imports.keys()) visit(module, []);
  return circles;
}

/** One line for each circle. @param {{ path: string, text: string }[]} sources @param {string} root of the aliases */
export function circles(sources = files(`${WEB}/src`, '.svelte', '.ts'), root = `${WEB}/src`) {
  return walk(graph(sources, root)).map(
    (circle) => `an import circle: ${circle.map((path) => path.replace(`${root}/`, '')).join(' → ')}`,
  );
}
