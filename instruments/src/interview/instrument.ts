import { interviewMinutes } from '@assay/contract/interview-bounds';
import type { Instrument } from '../instrument.ts';

/** What one interview asks, as it stood when the person began. */
export interface InterviewForm {
  name: string;
  questions: string[];
}

/** Nothing of it is a number: a recording is watched by people. */
export interface StoredInterview {
  version: string;
}

const version = '1';

const idsOf = (form: InterviewForm) => form.questions.map((_, at) => at + 1);

/**
 * Video interviews. An answer says only that a recording of its question is kept; what is in it nobody measures, so
 * there is nothing to score, to sort by or to make averages of. Questions and minutes are those of an interview; the
 * numbers here are those of one with three questions.
 */
export const interview: Instrument<
  'interview',
  InterviewForm,
  StoredInterview,
  unknown,
  StoredInterview,
  never
> = {
  id: 'interview',
  version,
  titles: {
    en: 'Video interview',
    nl: 'Video-interview',
    de: 'Videointerview',
    es: 'Entrevista en vídeo',
  },
  minutes: interviewMinutes(3),
  minutesOf: interviewMinutes,
  itemCount: 3,
  parts: 0,
  questionIds: idsOf,
  optionsOf: (questionId, form) => (idsOf(form).includes(questionId) ? 1 : undefined),
  isComplete: ({ answered, form }) => idsOf(form).every((id) => answered.has(id)),
  sampleForm: () => ({
    name: 'First conversation',
    questions: [
      'What drew you to this work?',
      'Tell us about something that went wrong, and what you did then.',
      'What should we know about you that no test shows?',
    ],
  }),
  simulate: (_seed, form) => idsOf(form).map((questionId) => ({ questionId, index: 0 })),
  score: () => ({ version }),
  summarise: () => ({}),
  present: (stored) => stored,
};
