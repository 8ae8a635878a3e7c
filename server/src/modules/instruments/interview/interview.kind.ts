import { interviewCodeOf, interviewTestOf } from '@assay/contract/instruments';
import { interviewMinutes } from '@assay/contract/interview-bounds';
import { interview, type InterviewForm } from '@assay/instruments/interview/instrument';
import { nameOfTest } from '../../subjects/index.ts';
import { defineKind } from '../rooms/test.kind.ts';
import { describeInterviews } from './interview.queries.ts';

export const interviewKind = defineKind({
  instrument: interview,
  async describe(db, tests, { language }) {
    const codes = tests.flatMap((test) => interviewCodeOf(test) ?? []);
    if (codes.length === 0) return [];
    const rows = await describeInterviews(db, codes);
    return rows.map(({ code, name, questions }) => [
      interviewTestOf(code),
      {
        name: nameOfTest('interview', name, language),
        minutes: interviewMinutes(questions),
        questions,
      },
    ]);
  },
  loadForm: (_trx, { form }) => Promise.resolve(form as InterviewForm),
  // How long somebody took for an interview says nothing of them, so nobody adds it up.
  listTimes: () => Promise.resolve(new Map<number, number>()),
});
