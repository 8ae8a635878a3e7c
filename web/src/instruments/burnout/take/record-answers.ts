import type { updateBurnout } from '@assay/contract/burnout';
import type { BodyOf } from '@assay/contract/endpoint';
import { testTypeIds } from '@assay/contract/instruments';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { isOfTests } from '../../../api/forget-answers.ts';

/** Whether a waiting answer is of one record: those of all records are sent to the same address. */
export function isOfRecord(answer: QueuedAnswer, recordId: number): boolean {
  const body = answer.request.body as Partial<BodyOf<typeof updateBurnout>> | undefined;
  return isOfTests(answer, [testTypeIds.burnout]) && body?.burnout_test_id === recordId;
}
