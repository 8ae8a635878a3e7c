import type {
  InstrumentId,
  PersonalityAnswerType,
  StoredAnswer,
  testTypeIds,
} from '@assay/contract/instruments';

/** What a call must name correctly when it sends an answer. */
export interface QuestionReference {
  scaleId: number;
  type: PersonalityAnswerType;
  /** Number of options; `index` runs from 0 to one less. */
  options: number;
}

/** One kind of test, all of it pure: no clock, no database. */
export interface Instrument<Id extends InstrumentId, Stored, Options, View, Norms> {
  id: Id;
  /** Of items and key; stored with every result. */
  version: string;
  testTypeId: (typeof testTypeIds)[Id];
  title: string;
  minutes: number;
  itemCount: number;
  /** All question ids in the order in which they are asked. */
  questionIds: readonly number[];
  /** What a question id stands for, or undefined when there is none. */
  findQuestion(questionId: number): QuestionReference | undefined;
  /** Whether this many different questions answered make a complete test. */
  isComplete(answered: number): boolean;
  /** The answers of a made-up person: the same seed, the same person. */
  simulate(seed: number): StoredAnswer[];
  /**
   * Scores once, at completion; plain JSON, to be stored.
   * @param about.norms those in force, where they are not the ones that come with the product.
   * @throws RangeError for impossible answers or age.
   */
  score(answers: readonly StoredAnswer[], about: { age?: number; norms?: Norms }): Stored;
  /** The numbers that lists sort by and averages are made of: T-scores by scale code. */
  summarise(stored: Stored): Record<string, number>;
  /** What a report shows of a stored result. */
  present(stored: Stored, options: Options): View;
}
