import type * as z from 'zod/mini';
import type { test, TestLanguage, testRow } from '@assay/contract/bank-fields';
import type { TestRecord, TestRow } from './bank-test.queries.ts';

export function presentTestRow(row: TestRow): z.output<typeof testRow> {
  return {
    id: row.id,
    text: row.name,
    is_universal: row.is_universal,
    organization_ids: row.organizations.map(({ id }) => id),
    organizations: row.organizations,
    questions_count: row.questions_count,
    unfinished_count: row.unfinished_count,
    seconds_total: row.seconds_total,
    questions_per_attempt: row.questions_per_attempt,
    language: row.language as TestLanguage | null,
    is_sample: row.is_sample,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

type Test = z.output<typeof test>;

export function presentTest(row: TestRecord, questions: Test['questions']): Test {
  return {
    ...presentTestRow(row),
    description: row.description,
    described_at: row.described_at.toISOString(),
    campaigns_count: row.campaigns_count,
    questions,
  };
}

/** As a candidate reads it: whole minutes, never less than they get. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
