import type { InstrumentId } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { Instrument, ShortScore } from '@assay/instruments/instrument';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { descriptorsOf } from '../../../platform/found-rooms.ts';
import type { findAttemptById } from '../attempt.queries.ts';

/** A test as a person may know it beforehand. */
export interface Facts {
  name: string;
  minutes: number;
  questions: number;
}

/** For whom tests are described: which kind of campaign asks for which, and whom it asks, where that is known. */
export interface Asking {
  type: string;
  test_types: readonly string[];
  subject?: number | undefined;
}

interface Reader {
  /** Null stands for English. */
  language: Language | null;
  asking: readonly Asking[];
}

type Attempt = NonNullable<Awaited<ReturnType<typeof findAttemptById>>>;

/** What an instrument does on the server below its routes: what its tests are like, and how a sitting is scored. */
interface Parts<Id extends InstrumentId, Form, Stored, Options, View, Norms> {
  instrument: Instrument<Id, Form, Stored, Options, View, Norms>;
  /** Those of its tests that are there among these, each with its facts. */
  describe: (db: Db, tests: readonly string[], reader: Reader) => Promise<[test: string, Facts][]>;
  /** The form of a sitting, with its key; it never leaves the server. */
  loadForm: (trx: Trx, attempt: Attempt) => Promise<Form>;
  /** Seconds by question, where each has a clock of its own; elsewhere the time between two answers counts. */
  listTimes?: (trx: Trx, attemptId: number) => Promise<Map<number, number>>;
  /** What a new result is compared with, where that is not what comes with the product. */
  findNorms?: (trx: Trx) => Promise<Norms>;
}

/** The same for shared code, which knows nothing of forms and norms. */
export type TestKind = Pick<
  Parts<InstrumentId, unknown, unknown, unknown, unknown, unknown>,
  'describe' | 'listTimes'
> & {
  openSitting: (trx: Trx, attempt: Attempt) => Promise<OpenSitting>;
};

interface OpenSitting {
  isComplete(done: { answered: ReadonlySet<number>; ended: ReadonlySet<number> }): boolean;
  score(answers: Answers, age: number | undefined): Promise<Scored>;
}

type Answers = Parameters<Instrument<InstrumentId, null, null, null, null, null>['score']>[0];

interface Scored {
  scores: unknown;
  summary: Record<string, number>;
  short: ShortScore | undefined;
}

const { define, isOne } = descriptorsOf<TestKind>();
export const isKind = isOne;

/** Puts the parts of one instrument together where their types are known. */
export function defineKind<Id extends InstrumentId, Form, Stored, Options, View, Norms>(
  parts: Parts<Id, Form, Stored, Options, View, Norms>,
): TestKind {
  const { instrument, describe, listTimes, loadForm, findNorms } = parts;
  return define({
    describe,
    ...(listTimes && { listTimes }),
    async openSitting(trx, attempt) {
      const form = await loadForm(trx, attempt);
      return {
        isComplete: (done) => instrument.isComplete({ ...done, form }),
        async score(answers, age) {
          const norms = await findNorms?.(trx);
          const about = { form, ...(age !== undefined && { age }), ...(norms && { norms }) };
          const scores = instrument.score(answers, about);
          const summary = instrument.summarise(scores);
          return { scores, summary, short: instrument.inShort?.(scores) };
        },
      };
    },
  });
}
