import type * as z from 'zod/mini';
import { type InstrumentId, testIdOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/subjects';
import type { AnyInstrument } from '@assay/instruments/instrument';
import { getInstrument } from '@assay/instruments/registry';
import { nameOfTest } from '../../subjects/index.ts';
import type { LatestAttempt } from './latest-attempt.queries.ts';

export function presentAttempt(
  row: LatestAttempt,
  language: Language | null,
): z.output<typeof contract.testState> {
  const instrument = row.instrument as InstrumentId;
  return {
    id: testIdOf(row.test),
    name: nameOfTest(instrument, row.own_name, language),
    minutes: minutesIn(row, getInstrument(instrument)),
    questions: row.questions,
    answered: row.answered ?? 0,
    started_at: row.started_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    pivot: { completed: row.completed_at !== null },
  };
}

function minutesIn({ seconds, questions }: LatestAttempt, instrument: AnyInstrument): number {
  if (seconds !== null) return Math.max(1, Math.ceil(seconds / 60));
  return instrument.minutesOf?.(questions) ?? instrument.minutes;
}
