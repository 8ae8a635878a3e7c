import type { Ratings } from '@assay/contract/interview-ratings';
import type { InterviewResult } from '@assay/contract/interviews';
import type { Occasion } from '../pdf/report.document.ts';
import type { DrawnRoom } from '../rooms/drawn.room.ts';

export const interviewDrawn = {
  looks: {
    interview_result: 'report',
    interview_table: 'progress',
    interview_rating: 'rating',
    interview_recording: 'recording',
  },
  reports: {
    interview: async (
      { result, ratings }: { result: InterviewResult; ratings: Ratings },
      about: Occasion,
    ) => (await import('./interview.pdf.ts')).renderInterviewPdf(result, ratings, about),
  },
} satisfies DrawnRoom;
