import { bankLimits } from '@assay/contract/bank-fields';

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
  item: string;
  /** `left_out`: is not there. `changed`: is there, but not as it was. `ignored`: has no place in the other form. */
  level: 'left_out' | 'changed' | 'ignored';
  message: string;
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
  message: string;
}

/** The first reason why a question that was read cannot be one of the bank, undefined when it can. */
export function problemOf({
  text,
  topic = '',
  seconds,
  options,
}: BankQuestion): Problem | undefined {
  const at = (column: string, message: string): Problem => ({ column, message });
  if (text.trim() === '') return at('question', 'It has no text.');
  if (text.length > bankLimits.text) {
    return at('question', `Its text is longer than ${bankLimits.text} characters.`);
  }
  if (topic.length > bankLimits.topic) {
    return at('topic', `Its topic is longer than ${bankLimits.topic} characters.`);
  }
  if (
    !Number.isInteger(seconds) ||
    seconds < bankLimits.minSeconds ||
    seconds > bankLimits.maxSeconds
  ) {
    return at(
      'seconds',
      `Its time is not a whole number from ${bankLimits.minSeconds} to ${bankLimits.maxSeconds} seconds.`,
    );
  }
  if (options.length < 2) return at('option_2', 'It has fewer than two options.');
  if (options.length > bankLimits.options) {
    return at(
      `option_${bankLimits.options + 1}`,
      `It has ${options.length} options; at most ${bankLimits.options} fit a question.`,
    );
  }
  for (const [i, option] of options.entries()) {
    if (option.text.trim() === '') return at(`option_${i + 1}`, 'One of its options has no text.');
    if (option.text.length > bankLimits.optionText) {
      return at(
        `option_${i + 1}`,
        `One of its options is longer than ${bankLimits.optionText} characters.`,
      );
    }
  }
  if (options.every(({ score }) => score <= 0)) return at('score_1', 'It names no right option.');
  return undefined;
}

/** Name and description within their limits; what was cut is told. */
export function cutHeading(test: BankTest, report: Note[]): BankTest {
  const cut = (what: 'name' | 'description') => {
    const text = test[what];
    if (text.length <= bankLimits[what]) return text;
    const message = `Its ${what} was cut to ${bankLimits[what]} characters.`;
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
