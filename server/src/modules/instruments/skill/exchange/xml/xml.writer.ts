import { type Element, isElement, type Node } from './tree.model.ts';

/** Elements in which white space is text, so that none is added. */
const flowing = new Set(['p', 'pre', 'code', 'td', 'th', 'qti-simple-choice', 'imsmd:string']);

/** Signs that XML 1.0 cannot carry, also not escaped. */
const unfit = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function isFit(text: string): boolean {
  return text.search(unfit) < 0;
}

/** A document with an indentation where it changes nothing. Signs that XML cannot carry become U+FFFD. */
export function writeXml(root: Element): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '\n')}\n`);
}

function write({ name, attributes, children }: Element, line: string): string {
  const told = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${escape(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`,
  );
  const start = `<${name}${told.join('')}`;
  if (children.length === 0) return `${start}/>`;
  const isBlock = !flowing.has(name) && children.every(isElement);
  const inner = children.map((child) => writeNode(child, isBlock, line)).join('');
  return `${start}>${inner}${isBlock ? line : ''}</${name}>`;
}

function writeNode(node: Node, isBlock: boolean, line: string): string {
  if (!isElement(node)) return escape(node);
  return isBlock ? `${line}  ${write(node, `${line}  `)}` : write(node, line);
}

function escape(text: string): string {
  return (
    text
      .replaceAll(unfit, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // Readers turn a bare carriage return into a line feed.
      .replaceAll('\r', '&#13;')
  );
}
