import type { Message } from '../../../../../platform/words/message.ts';

export type Say = (message: Message) => string;

/** Something that was measured, in words only. */
interface Item {
  name: string;
  /** How it came out, in a few words. */
  verdict: string;
  /** What it is. */
  about?: string;
  text: string;
  /** Below it. */
  notes?: readonly string[];
  /** What can help. */
  tips?: readonly string[];
}

/** A part of the page: things measured, lines below each other, or a paragraph. */
export interface Part {
  title: string;
  items?: readonly Item[];
  /** Facets: closer together. */
  small?: boolean;
  lines?: readonly string[];
  text?: string;
  note?: string;
}

export interface OwnResult {
  completedAt: string;
  /** Which attempt it was, where there was one before. */
  repeated?: string;
  color: string;
  parts: Part[];
}

export interface Saying {
  /** In the language of the file. */
  say: Say;
  /** A number as it is written in the language. */
  number: (value: number, digits?: number) => string;
  day: (instant: string) => string;
}

/** Says one kind of result in the words of its page. */
export type Tell<Result> = (result: Result, saying: Saying) => Omit<OwnResult, 'completedAt'>;
