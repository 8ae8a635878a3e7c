import { bankLimits } from '@assay/contract/bank-limits';
import type { Language } from '@assay/contract/languages';
import { codesOf } from '../../../../platform/http/errors.ts';
import { type Message, say } from '../../../../platform/words/message.ts';
import { exchangeMessages as told } from './messages.data.ts';

/** A test of the question bank as files carry it: without ids, owners or statistics. */
export interface BankTest {
  name: string;
  description: string;
  /** How many of its questions a sitting asks; all where nobody said. */
  questionsPerAttempt?: number;
  /** Comes with the product. Files do not carry it. */
  isSample?: boolean;
  questions: BankQuestion[];
}

export interface BankQuestion {
  /** With the bank's small markup: fenced code, pipe tables, paragraphs. */
  text: string;
  /** What it is about; absent where nobody said. */
  topic?: string;
  /** For an answer, whole ones. */
  seconds: number;
  image?: BankImage;
  /** Candidates choose exactly one. */
  options: BankOption[];
}

export interface BankOption {
  text: string;
  /** With at most two decimals; an option is right when it is not 0. */
  score: number;
}

export interface BankImage {
  /** Of its file, without a path. */
  name: string;
  type: 'image/png' | 'image/jpeg';
  /** As they came, known to begin like a picture of the type: draw them anew before anybody sees them. */
  bytes: Buffer;
  alternative: string;
}

/** What did not come across as it was. */
export interface Note {
  /** A question by its title or file, a row by its number, or the file as a whole. */
  item: string | Message;
  /** `left_out`: is not there. `changed`: is there, but not as it was. `ignored`: has no place in the other form. */
  level: 'left_out' | 'changed' | 'ignored';
  message: Message;
}

/** As the calls answer it. */
export function reportIn(language: Language | null, report: readonly Note[]) {
  return report.map(({ item, level, message }) => ({
    item: typeof item === 'string' ? item : say(language, item),
    item_codes: codesOf(typeof item === 'string' ? null : item),
    level,
    message: say(language, message),
    codes: codesOf(message),
  }));
}

export interface Imported {
  test: BankTest;
  report: Note[];
}

export interface Exported {
  content: Buffer;
  report: Note[];
}

interface Problem {
  /** Where it stands, by the name of its column in CSV. */
  column: string;
  message: Message;
}

/** The first reason why a question that was read cannot be one of the bank, undefined when it can. */
export function problemOf({
  text,
  topic = '',
  seconds,
  options,
}: BankQuestion): Problem | undefined {
  const at = (column: string, message: Message): Problem => ({ column, message });
  if (text.trim() === '') return at('question', told.noText());
  if (text.length > bankLimits.text) {
    return at('question', told.textTooLong({ maximum: bankLimits.text }));
  }
  if (topic.length > bankLimits.topic) {
    return at('topic', told.topicTooLong({ maximum: bankLimits.topic }));
  }
  if (
    !Number.isInteger(seconds) ||
    seconds < bankLimits.minSeconds ||
    seconds > bankLimits.maxSeconds
  ) {
    return at(
      'seconds',
      told.timeNotWhole({
        least: bankLimits.minSeconds,
        most: bankLimits.maxSeconds,
      }),
    );
  }
  if (options.length < 2) return at('option_2', told.tooFewOptions());
  if (options.length > bankLimits.options) {
    return at(
      `option_${bankLimits.options + 1}`,
      told.tooManyOptions({
        count: options.length,
        maximum: bankLimits.options,
      }),
    );
  }
  for (const [i, option] of options.entries()) {
    if (option.text.trim() === '') return at(`option_${i + 1}`, told.optionWithoutText());
    if (option.text.length > bankLimits.optionText) {
      return at(`option_${i + 1}`, told.optionTooLong({ maximum: bankLimits.optionText }));
    }
  }
  if (options.every(({ score }) => score <= 0)) return at('score_1', told.noneRight());
  return undefined;
}

/** Name and description within their limits; what was cut is told. */
export function cutHeading(test: BankTest, report: Note[]): BankTest {
  const cut = (what: 'name' | 'description') => {
    const text = test[what];
    if (text.length <= bankLimits[what]) return text;
    const maximum = bankLimits[what];
    const message = what === 'name' ? told.nameCut({ maximum }) : told.descriptionCut({ maximum });
    report.push({ item: test.name.slice(0, 60), level: 'changed', message });
    return text.slice(0, bankLimits[what]).replace(/[\uD800-\uDBFF]$/, '');
  };
  return { ...test, name: cut('name'), description: cut('description') };
}

/** For a picture whose own name will not do. */
export function pictureName(type: BankImage['type']): string {
  return type === 'image/png' ? 'picture.png' : 'picture.jpg';
}

/** What bytes are, whatever their name says; undefined for everything that is not PNG or JPEG. */
export function imageTypeOf(bytes: Buffer): BankImage['type'] | undefined {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start === '89504e470d0a1a0a') return 'image/png';
  return start.startsWith('ffd8ff') ? 'image/jpeg' : undefined;
}
