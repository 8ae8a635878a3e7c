import { expect } from 'vitest';
import type { TestDatabase } from '../test-database.ts';
import type { AnsweringClient } from './answering-client.ts';

interface Row {
  question_id: number;
  option_index: number;
  seq: number;
}

/** acknowledged ⊆ stored (the same or a newer one), stored ⊆ attempted, once per question. */
export async function checkNothingLost(
  database: Pick<TestDatabase, 'query'>,
  clients: AnsweringClient[],
): Promise<void> {
  for (const { person, attempted, acknowledged, refused } of clients) {
    const rows = await database.query<Row & Record<string, unknown>>(
      `select question_id, option_index, seq from app.answers x
       join app.attempts t on t.id = x.attempt_id where t.subject_id = $1`,
      [person.id],
    );
    const byQuestion = new Map(rows.map((row) => [row.question_id, row]));
    expect(byQuestion.size).toBe(rows.length);
    const tried = new Set(
      attempted.map(({ questionId, index, seq }) => `${questionId} ${index} ${seq}`),
    );
    const invented = rows.filter(
      (row) => !tried.has(`${row.question_id} ${row.option_index} ${row.seq}`),
    );
    const lost = acknowledged.filter(
      ({ questionId, seq }) => (byQuestion.get(questionId)?.seq ?? 0) < seq,
    );
    expect({ invented, lost, refused }).toEqual({ invented: [], lost: [], refused: [] });
  }
}
