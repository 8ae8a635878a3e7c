/** A test of the question bank as files carry it: without ids, owners or statistics. */
export interface BankTest {
  name: string;
  description: string;
  questions: BankQuestion[];
}

export interface BankQuestion {
  /** With the bank's small markup: fenced code, pipe tables, paragraphs. */
  text: string;
  /** For an answer, whole ones. */
  seconds: number;
  image?: BankImage;
  /** Candidates choose exactly one. */
  options: BankOption[];
}

export interface BankOption {
  text: string;
  /** 0 to 1 with at most two decimals; an option is right when it is above 0. */
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

export const limits = {
  name: 200,
  description: 2000,
  questions: 500,
  text: 10_000,
  seconds: 3600,
  options: 8,
  optionText: 2000,
  alternative: 500,
  imageBytes: 5 * 1024 * 1024,
} as const;

export const defaultSeconds = 60;

interface Problem {
  /** Where it stands, by the name of its column in CSV. */
  column: string;
  message: string;
}

/** The first reason why a question that was read cannot be one of the bank, undefined when it can. */
export function problemOf({ text, seconds, options }: BankQuestion): Problem | undefined {
  const at = (column: string, message: string): Problem => ({ column, message });
  if (text.trim() === '') return at('question', 'It has no text.');
  if (text.length > limits.text) {
    return at('question', `Its text is longer than ${limits.text} characters.`);
  }
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > limits.seconds) {
    return at('seconds', `Its time is not a whole number from 1 to ${limits.seconds} seconds.`);
  }
  if (options.length < 2) return at('option_2', 'It has fewer than two options.');
  if (options.length > limits.options) {
    return at(
      `option_${limits.options + 1}`,
      `It has ${options.length} options; at most ${limits.options} fit a question.`,
    );
  }
  for (const [i, option] of options.entries()) {
    if (option.text.trim() === '') return at(`option_${i + 1}`, 'One of its options has no text.');
    if (option.text.length > limits.optionText) {
      return at(
        `option_${i + 1}`,
        `One of its options is longer than ${limits.optionText} characters.`,
      );
    }
  }
  if (options.every(({ score }) => score === 0)) return at('score_1', 'It names no right option.');
  return undefined;
}

/** Name and description within their limits; what was cut is told. */
export function cutHeading(test: BankTest, report: Note[]): BankTest {
  const cut = (what: 'name' | 'description') => {
    const text = test[what];
    if (text.length <= limits[what]) return text;
    const message = `Its ${what} was cut to ${limits[what]} characters.`;
    report.push({ item: test.name.slice(0, 60), level: 'changed', message });
    return text.slice(0, limits[what]).replace(/[\uD800-\uDBFF]$/, '');
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
