import type { InstrumentId, StoredAnswer } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';

/** How far one sitting of a test is. */
export interface Sitting<Form> {
  /** Questions that have an answer. */
  answered: ReadonlySet<number>;
  /** Timed parts that are over. */
  ended: ReadonlySet<number>;
  form: Form;
}

/** What scoring knows beside the answers. */
export interface Scoring<Form, Norms> {
  form: Form;
  /** Years at completion. */
  age?: number;
  /** Those in force, where they are not the ones that come with the product. */
  norms?: Norms;
}

/** One number by which people are ordered, with both ends of its 95 % interval. */
export interface ShortScore {
  value: number;
  interval: readonly [low: number, high: number];
}

/**
 * One kind of test, all of it pure: no clock, no database. `Form` is what one sitting is made of where that is not
 * the same for everybody (which questions, in which order, with which key); null where it is.
 */
export interface Instrument<Id extends InstrumentId, Form, Stored, Options, View, Norms> {
  id: Id;
  /** Of items and key; stored with every result. */
  version: string;
  /** What it is called, on the server's side of things: emails, lists, files. */
  titles: Readonly<Record<Language, string>>;
  minutes: number;
  /** The same of a sitting with so many questions, where that is what it hangs on. */
  minutesOf?(questions: number): number;
  /** Of a sitting, where every sitting has as many. */
  itemCount: number;
  /** Timed parts that have to be over before a sitting is complete; 0 where only answers count. */
  parts: number;
  /** All question ids of a sitting, in the order in which they are asked. */
  questionIds(form: Form): readonly number[];
  /** How many options a question has (an answer's `index` runs from 0 to one less), or undefined when there is none. */
  optionsOf(questionId: number, form: Form): number | undefined;
  isComplete(sitting: Sitting<Form>): boolean;
  /** A form for tests and demonstrations: the same seed, the same form. */
  sampleForm(seed: number): Form;
  /** The answers of a made-up person: the same seed, the same person. */
  simulate(seed: number, form: Form): StoredAnswer[];
  /**
   * Scores once, at completion; plain JSON, to be stored.
   * @throws RangeError for impossible answers or age.
   */
  score(answers: readonly StoredAnswer[], about: Scoring<Form, Norms>): Stored;
  /** The numbers that lists sort by and averages are made of, by scale code (T-scores where there is a norm). */
  summarise(stored: Stored): Record<string, number>;
  /** The result in one number that people can be ordered by; absent where there is none, or nobody should be. */
  inShort?(stored: Stored): ShortScore;
  /** What a report shows of a stored result. */
  present(stored: Stored, options: Options): View;
}

/** An instrument of any kind, for code that treats them all alike. */
export type AnyInstrument = Instrument<InstrumentId, unknown, unknown, unknown, unknown, unknown>;
