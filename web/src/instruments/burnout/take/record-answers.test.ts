import { updateBurnout } from '@assay/contract/burnout';
import { saveCultureAnswers } from '@assay/contract/culture';
import type { Endpoint } from '@assay/contract/endpoint';
import { answerAnalogy, completeSequence } from '@assay/contract/logical';
import { answerPersonality, answerTendency } from '@assay/contract/personality';
import { answerSkillQuestion, endSkillQuestion } from '@assay/contract/skill-tests';
import { expect, test } from 'vitest';
import { pathOf } from '../../../api/client.ts';
import { isOfRecord } from './record-answers.ts';

/** Every call of other tests that waits in the outbox. */
const others: Endpoint[] = [
  answerPersonality,
  answerTendency,
  answerAnalogy,
  completeSequence,
  saveCultureAnswers,
  answerSkillQuestion,
  endSkillQuestion,
];

test('a waiting answer to a happiness record is of that record alone', () => {
  const to = (endpoint: Endpoint, body: object) => ({
    key: '4/1/a',
    request: { method: endpoint.method, path: pathOf(endpoint, { testId: 7 }), body },
  });
  expect(isOfRecord(to(updateBurnout, { burnout_test_id: 5 }), 5)).toBe(true);
  expect(isOfRecord(to(updateBurnout, { burnout_test_id: 5 }), 6)).toBe(false);
  for (const endpoint of others) {
    expect(isOfRecord(to(endpoint, { burnout_test_id: 5 }), 5)).toBe(false);
  }
});
