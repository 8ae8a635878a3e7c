import { SaxesParser } from 'saxes';
import { decodeText } from '../../../../../platform/documents/text.ts';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import { type Element, element } from './tree.model.ts';
import { bankMessages } from '../../bank/messages.data.ts';
import type { Message } from '../../../../../platform/words/message.ts';

export const maxXmlBytes = 2 * 1024 * 1024;
const maxDepth = 100;
const maxElements = 50_000;

/**
 * Reads an XML document whose names of QTI 2 and 3 become the same ones: no prefix, no `qti-`, words joined by hyphens.
 * A document type is refused, since entities are declared in one; nothing is ever fetched. Throws UnreadableFile.
 */
export function readXml(content: Buffer, name: string): Element {
  if (content.length > maxXmlBytes) throw new UnreadableFile(bankMessages.xmlTooLarge({ name }));
  const parser = new SaxesParser();
  const root = element('', {});
  const open = [root];
  let elements = 0;
  // What a handler throws leaves the parser at once.
  const refuse = (why: Message): never => {
    throw new UnreadableFile(why);
  };
  parser.on('error', ({ message }) => refuse(bankMessages.xmlBroken({ name, reason: message })));
  parser.on('doctype', () => refuse(bankMessages.xmlDoctype({ name })));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > maxElements || open.length > maxDepth) refuse(bankMessages.xmlTooDeep({ name }));
    const attributes = Object.entries(tag.attributes).map(([key, value]) => [hyphened(key), value]);
    const opened = element(plainName(tag.name), Object.fromEntries(attributes));
    open.at(-1)?.children.push(opened);
    open.push(opened);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => open.at(-1)?.children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decode(content, name)).close();
  return (
    root.children.find((child) => typeof child !== 'string') ??
    refuse(bankMessages.xmlEmpty({ name }))
  );
}

function decode(content: Buffer, name: string): string {
  const start = content.subarray(0, 200).toString('latin1');
  const told = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  const { text, encoding } = decodeText(content);
  if (encoding === 'UTF-16') return text;
  try {
    return new TextDecoder(told, { fatal: true }).decode(content);
  } catch {
    throw new UnreadableFile(bankMessages.xmlCharset({ name, charset: told }));
  }
}

function plainName(name: string): string {
  return hyphened(name.slice(name.indexOf(':') + 1)).replace(/^qti-/, '');
}

function hyphened(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
