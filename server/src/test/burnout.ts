import { burnoutConsent } from '@assay/instruments/burnout/consent.data';
import { findBurnoutKey } from '@assay/instruments/burnout/definition';
import { simulateBurnout } from '@assay/instruments/burnout/simulate';
import type { Person } from './factories.ts';
import type { TestServer } from './harness.ts';

/** The calls of one's own records of energy, as a candidate's browser makes them. */

export const burnoutCampaign = { test_types: [], burnout_test: 1 };

export async function createRecord(server: TestServer, { token }: Person) {
  return server.call('POST', '/api/burnout/create', { token });
}

export function consent(server: TestServer, { token }: Person, id: number) {
  const json = { burnout_test_id: id, version: burnoutConsent.version };
  return server.call('POST', '/api/burnout/consent', { token, json });
}

/** A record that answers are taken for. */
export async function openRecord(server: TestServer, person: Person): Promise<number> {
  const { body } = await createRecord(server, person);
  const { status } = await consent(server, person, body.data.id);
  if (status !== 200) throw new Error(`No record: ${JSON.stringify(body)}`);
  return body.data.id as number;
}

export function update(
  server: TestServer,
  { token }: Person,
  id: number,
  category: number,
  answers: readonly { question_id: number; value: number; seq?: number }[],
  more: Record<string, unknown> = {},
) {
  return server.call('PUT', '/api/burnout/update', {
    token,
    json: { burnout_test_id: id, category_id: category, answers, ...more },
  });
}

/** Answers of a category: of a made-up person, or the same option everywhere. */
export function answersOf(category: number, by: { seed: number } | { value: number }) {
  return simulateBurnout('seed' in by ? by.seed : 1).flatMap(({ questionId, index }) =>
    findBurnoutKey(questionId)?.categoryId === category
      ? [{ question_id: questionId, value: 'value' in by ? by.value : index }]
      : [],
  );
}

/** A whole record, answered over HTTP; answers its id. */
export async function finishBurnout(
  server: TestServer,
  person: Person,
  by: Parameters<typeof answersOf>[1] = { seed: 1 },
): Promise<number> {
  const id = await openRecord(server, person);
  for (const category of [1, 2, 3]) {
    const { status, body } = await update(server, person, id, category, answersOf(category, by));
    if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
  }
  return id;
}
