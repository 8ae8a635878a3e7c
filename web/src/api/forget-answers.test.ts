import { updateBurnout } from '@assay/contract/burnout';
import { saveCultureAnswers } from '@assay/contract/culture';
import type { Endpoint } from '@assay/contract/endpoint';
import type { TestId } from '@assay/contract/instruments';
import { answerAnalogy, completeSequence } from '@assay/contract/logical';
import { answerPersonality, answerTendency } from '@assay/contract/personality';
import { answerSkillQuestion, endSkillQuestion } from '@assay/contract/skill-tests';
import { expect, test } from 'vitest';
import { pathOf } from './client.ts';
import { isOfTests } from './forget-answers.ts';

/** Every call that waits in the outbox, with the test it belongs to. */
const calls: [endpoint: Endpoint, test: TestId][] = [
  [answerPersonality, 1],
  [answerTendency, 1],
  [answerAnalogy, 2],
  [completeSequence, 2],
  [saveCultureAnswers, 3],
  [updateBurnout, 'burnout'],
  [answerSkillQuestion, 'mcqt_7'],
  [endSkillQuestion, 'mcqt_7'],
];

test('a waiting answer belongs to its own test and to no other', () => {
  const tests: TestId[] = [1, 2, 3, 'burnout', 'mcqt_7', 'mcqt_71'];
  for (const [endpoint, own] of calls) {
    const request = { method: endpoint.method, path: pathOf(endpoint, { testId: 7 }) };
    const claimed = tests.filter((one) => isOfTests({ key: '4/1/a', request }, [one]));
    expect([request.path, claimed]).toEqual([request.path, [own]]);
  }
});
