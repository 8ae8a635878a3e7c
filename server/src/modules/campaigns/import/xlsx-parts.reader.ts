import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { maxCells, maxLines, type Table, tooManyLines } from './table.model.ts';
import { importMessages } from './messages.data.ts';

/** Bytes that are read at a time, so that a large sheet is never in memory a second time as text. */
const stretch = 256 * 1024;

/** Of all cells together: one text of a workbook may be named by as many cells as there are. */
const maxCharacters = 20_000_000;

interface Reading {
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Reads XML from beginning to end; names come without their prefix. Throws UnreadableFile. */
function read(content: Buffer, { open, text, close }: Reading): void {
  const parser = new SaxesParser();
  parser.on('error', refuse);
  // Entities are declared in one, and they can be made to grow.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => open(bare(name), attributes));
  parser.on('closetag', ({ name }) => close?.(bare(name)));
  if (text) parser.on('text', text);
  const decoder = new TextDecoder();
  for (let at = 0; at < content.length; at += stretch) {
    parser.write(decoder.decode(content.subarray(at, at + stretch), { stream: true }));
  }
  parser.write(decoder.decode()).close();
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The attributes of every element of one name. */
export function readElements(content: Buffer, wanted: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  read(content, {
    open(name, attributes) {
      if (name === wanted) found.push(attributes);
    },
  });
  return found;
}

/** The texts of a workbook, which cells name by their number. */
export function readStrings(content: Buffer): string[] {
  const strings: string[] = [];
  let within = '';
  read(content, {
    open(name) {
      if (name === 'si') strings.push('');
      // How a word is spoken stands beside it, and is not part of it.
      if (name === 't' || name === 'rPh') within = within === 'rPh' ? within : name;
    },
    text(text) {
      if (within === 't') strings.push((strings.pop() ?? '') + text);
    },
    close(name) {
      if (name === within) within = '';
    },
  });
  return strings.map(unescaped);
}

/**
 * The cells of a sheet, row by row, each at its place; rows without any are left out. A cell beyond those that a list
 * of people has is passed over. Throws UnreadableFile for a row beyond, so that nothing is made for what a sheet names
 * and does not have.
 */
export function readCells(content: Buffer, strings: readonly string[]): Table['rows'] {
  const rows: Table['rows'] = [];
  let line = 0;
  let next = 0;
  let cell: Cell | null = null;
  let isValue = false;
  let characters = 0;
  read(content, {
    open(name, { r: place, t: type = '' }) {
      if (name === 'row') {
        line = place === undefined ? line + 1 : lineOf(place);
        next = 0;
      } else if (name === 'c') {
        cell = { at: place === undefined ? next : columnOf(place), type, text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue && cell !== null) cell.text += text;
    },
    close(name) {
      isValue = false;
      if (name !== 'c' || cell === null) return;
      next = cell.at + 1;
      const text = shown(cell, strings);
      if (text !== '' && cell.at < maxCells) put(rows, line, cell.at, text);
      characters += text.length;
      if (characters > maxCharacters) throw new UnreadableFile(importMessages.workbookTooLarge());
      cell = null;
    },
  });
  return rows;
}

interface Cell {
  /** Its column, counted from 0. */
  at: number;
  type: string;
  text: string;
}

function shown({ type, text }: Cell, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  return type === 'e' ? '' : unescaped(text);
}

function put(rows: Table['rows'], line: number, at: number, text: string): void {
  if (line > maxLines) throw new UnreadableFile(tooManyLines(line));
  if (rows.at(-1)?.line !== line) rows.push({ line, cells: [] });
  const cells = rows.at(-1)?.cells ?? [];
  while (cells.length < at) cells.push('');
  cells[at] = text;
}

/** A sheet has 1,048,576 rows. */
function lineOf(place: string): number {
  return /^[1-9]\d{0,6}$/.test(place) ? Number(place) : refuse();
}

/** `B7` is 1. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}(?=\d{1,7}$)/.exec(place)?.[0] ?? refuse();
  return Buffer.from(letters).reduce((sum, letter) => 26 * sum + letter - 64, 0) - 1;
}

/** Signs that XML cannot carry stand as their number: `_x000D_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function refuse(): never {
  throw new UnreadableFile(importMessages.workbookUnreadable());
}
