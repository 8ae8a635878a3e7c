import {
  interviewCodeOf,
  skillTestIdOf,
  type TestId,
  testTypeIds,
} from '@assay/contract/instruments';
import { linkOptions } from '@tanstack/react-router';

const pages = {
  [testTypeIds.personality]: '/admin/report/personality/$subjectId',
  [testTypeIds.iq]: '/admin/report/logical/$subjectId',
  [testTypeIds.culture]: '/admin/report/culture/$subjectId',
  [testTypeIds.burnout]: '/admin/report/burnout-index/$subjectId',
} as const;

/** Where a manager reads what somebody got in a test; undefined for a test without a report. */
export function reportAddress(test: TestId, subject: number, campaign: number | undefined) {
  const subjectId = String(subject);
  const search = { campaign };
  const mcqTestId = skillTestIdOf(test);
  if (mcqTestId !== undefined) {
    const params = { mcqTestId: String(mcqTestId), subjectId };
    return linkOptions({ to: '/admin/report/mcqt/$mcqTestId/$subjectId', params, search });
  }
  const interviewId = interviewCodeOf(test);
  if (interviewId !== undefined) {
    const params = { interviewId, subjectId };
    return linkOptions({ to: '/admin/interview/result/$interviewId/$subjectId', params, search });
  }
  const to = pages[test as keyof typeof pages];
  return to && linkOptions({ to, params: { subjectId }, search });
}
