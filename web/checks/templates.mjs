/** No visible English or German in a template: every text of a component comes from a message. */
import { parse } from 'svelte/compiler';
import { files, line, WEB } from './files.mjs';

/** Attributes that people see or hear. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Their content is the same in every language: caps of keys, code. */
const NO_LANGUAGE = new Set(['kbd', 'code']);
/** Names of things, sites, licences and addresses are the same in every language. */
const NAMES =
  /\b(Kontor|SHA-256|lucide\.dev|game-icons\.net|CC BY 3\.0|SIL Open Font License 1\.1|Apache License 2\.0)\b|\/schema\b/g;
const WORD = /\p{L}{2,}/u;

const speaks = (/** @type {unknown} */ text) => typeof text === 'string' && WORD.test(text.replace(NAMES, ''));

/** The texts that an expression in a template would show as they are. @param {any} expression @returns {any[]} */
function literals(expression) {
  switch (expression?.type) {
    case 'Literal':
      return speaks(expression.value) ? [expression] : [];
    case 'TemplateLiteral':
      return expression.quasis.filter((/** @type {any} */ part) => speaks(part.value.cooked));
    case 'ConditionalExpression':
      return [...literals(expression.consequent), ...literals(expression.alternate)];
    case 'LogicalExpression':
      return [...literals(expression.left), ...literals(expression.right)];
    default:
      return [];
  }
}

/** @param {any} node @param {(at: number) => void} found */
function walk(node, found) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((each) => walk(each, found));
  if (node.type === 'Text' && speaks(node.data)) found(node.start);
  if (node.type === 'ExpressionTag') literals(node.expression).forEach(({ start }) => found(start));
  if (node.type === 'RegularElement' && NO_LANGUAGE.has(node.name)) return;
  for (const attribute of node.attributes ?? []) {
    if (attribute.type !== 'Attribute' || !SPOKEN.has(attribute.name)) continue;
    for (const value of [attribute.value].flat()) {
      if (value.type === 'Text' && speaks(value.data)) found(value.start);
      if (value.type === 'ExpressionTag') literals(value.expression).forEach(({ start }) => found(start));
    }
  }
  for (const key of ['fragment', 'nodes', 'body', 'fallback', 'consequent', 'alternate', 'pending', 'then', 'catch'])
    walk(node[key], found);
}

export function templates() {
  return files(`${WEB}/src`, '.svelte').flatMap(({ name, text }) => {
    /** @type {string[]} */
    const wrong = [];
    walk(parse(text, { modern: true }).fragment, (at) =>
      wrong.push(`${name}:${line(text, at)}: a text that is no message: ${text.slice(at, at + 40).split('\n')[0]}`),
    );
    return wrong;
  });
}
