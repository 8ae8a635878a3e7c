import { parseSync } from 'vite';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Elements and calls whose inside the catalogue takes. */
const taken = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const takers = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage']);

/** Names of attributes and fields that carry what people read. */
const shown =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|lead|note|hint|help|heading|caption|message|legend|description|(confirm|cancel|add|remove|close|more|show|hide|search|row|column|name)Label)$/;

/** Names of fields that carry texts or codes; a text has a capital and a space. */
const perhapsShown = /^(words|text|short|whole|unit)$/;
const looksLikeText = (text: string) => /\p{Lu}/u.test(text) && text.trim().includes(' ');

/** What is called with a text for people, before all else. */
const told = new Set(['Refusal', 'toast']);

/** The product's name is none, nor is how an address begins: they are the same in every language. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/Assay|https:\/\//g, ''));

/**
 * Texts of screens that no catalogue knows: words between tags, those in attributes and fields that are shown, and what
 * refusals and notices say. Text that is put together in a function of its own is not seen.
 */
export function findTextsOutside(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const { program } = parseSync(path, text);
    const problems: Problem[] = [];
    const add = (node: Node, words: string) =>
      problems.push({
        path,
        line: lineAt(text, node.start),
        message: `text outside the catalogue: ${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      });
    const addAll = (literals: Node[]) => {
      for (const literal of literals) add(literal, wordsOf(literal));
    };
    visit(program as unknown as Node, (node) => {
      if (isTaken(node)) return false;
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        for (const child of node['children'] as Node[]) {
          if (child.type === 'JSXText' && hasWords(wordsOf(child))) add(child, wordsOf(child));
          if (child.type === 'JSXExpressionContainer') addAll(literalsOf(child));
        }
      }
      if (node.type === 'JSXAttribute' || node.type === 'Property') {
        const name = nameOf((node['name'] ?? node['key']) as Node);
        const literals = literalsOf(node['value'] as Node | null);
        if (shown.test(name)) addAll(literals);
        if (perhapsShown.test(name)) addAll(literals.filter((one) => looksLikeText(wordsOf(one))));
      }
      if (node.type === 'CallExpression' || node.type === 'NewExpression') {
        const [first = null] = node['arguments'] as Node[];
        if (told.has(nameOf(node['callee'] as Node))) addAll(literalsOf(first));
      }
      return true;
    });
    return problems;
  });
}

function isTaken(node: Node): boolean {
  if (node.type === 'JSXElement') {
    return taken.has(nameOf((node['openingElement'] as Node)['name'] as Node));
  }
  const callee = (node['callee'] ?? node['tag']) as Node | undefined;
  return (
    (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') &&
    callee?.type === 'Identifier' &&
    takers.has(nameOf(callee))
  );
}

function nameOf(node: Node): string {
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
}

/** The literals that an expression comes to, whichever way it is chosen. */
function literalsOf(node: Node | null): Node[] {
  if (!node || isTaken(node)) return [];
  const down = (field: string) => literalsOf(node[field] as Node | null);
  switch (node.type) {
    case 'JSXExpressionContainer':
      return down('expression');
    case 'ConditionalExpression':
      return [...down('consequent'), ...down('alternate')];
    case 'LogicalExpression':
      return [...down('left'), ...down('right')];
    default:
      return hasWords(wordsOf(node)) ? [node] : [];
  }
}

function wordsOf(node: Node): string {
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node['value'] === 'string' ? node['value'] : '';
  }
  if (node.type !== 'TemplateLiteral') return '';
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (typeof one === 'object' && one !== null && 'type' in one) visit(one as Node, enter);
    }
  }
}
