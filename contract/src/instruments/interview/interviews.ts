import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { attemptNumber } from '../attempt-number.ts';

/** Bytes of one answer. */
export const maxRecordingBytes = 100 * 1024 * 1024;
/** Bytes that are sent at once. */
export const maxPieceBytes = 4 * 1024 * 1024;
export const videoTypes = ['video/webm', 'video/mp4'] as const;

const code = z.string().check(z.regex(/^[a-z0-9]{10}$/));
const codeParams = z.strictObject({ interviewCode: code });

const interviewStates = ['open', 'started', 'completed', 'closed'] as const;

const interviewRow = z.object({
  interviewCode: code,
  name: z.string(),
  campaign_name: z.nullable(z.string()),
  organization: z.object({ id: z.int(), name: z.string(), logo_url: z.nullable(z.string()) }),
  /** `closed` was not begun in time, or its organisation has no permission. */
  state: z.enum(interviewStates),
  /** How many are asked, and of how many a recording is kept. */
  questions: z.int(),
  answered: z.int(),
  minutes: z.int(),
  deadline: z.nullable(f.instant),
  time_zone: z.string(),
  /** Months after its campaign has ended, when all results go. */
  retention_months: z.int(),
  completed_at: z.nullable(f.instant),
});
export type InterviewRow = z.output<typeof interviewRow>;

export const listInterviews = endpoint({
  id: 'subject-interviews',
  method: 'GET',
  path: '/api/subject/interviews',
  summary: 'The interviews that the caller is asked for, or has taken',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      /** Followed by a slash and a code, the page on which an interview is taken. */
      base_url: z.string(),
      interviews: z.array(interviewRow),
    }),
  ),
});

const ownRecording = z.object({
  id: z.int(),
  /** Bytes that have arrived, and how many there will be, once that is known. */
  size: z.int(),
  full_size: z.nullable(z.int()),
  /** Known once all of it is there. */
  seconds: z.nullable(z.int()),
  recorded_at: f.instant,
  kept: z.boolean(),
});
export type OwnRecording = z.output<typeof ownRecording>;

const interviewQuestion = z.object({
  id: z.int(),
  question: z.string(),
  /** The tries at it, in their order. */
  recordings: z.array(ownRecording),
  /** Recordings that may still be begun. */
  tries_left: z.int(),
});
export type InterviewQuestion = z.output<typeof interviewQuestion>;

const ownInterview = z.object({
  interviewCode: code,
  name: z.string(),
  organization: z.object({ id: z.int(), name: z.string() }),
  prepare_seconds: z.int(),
  answer_seconds: z.int(),
  retakes: z.int(),
  questions: z.array(interviewQuestion),
  completed_at: z.nullable(f.instant),
});
export type OwnInterview = z.output<typeof ownInterview>;

export const startInterview = endpoint({
  id: 'interview-start',
  method: 'GET',
  path: '/api/interviews/start/{interviewCode}',
  summary: 'Start an interview, or continue it: its questions and what is recorded of each',
  access: 'candidate',
  effect: 'write',
  params: codeParams,
  output: f.dataOf(ownInterview),
});

export const completeInterview = endpoint({
  id: 'interview-complete',
  method: 'GET',
  path: '/api/interviews/complete/{interviewCode}',
  summary: 'Hand an interview in, once a recording of every question is kept',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  params: codeParams,
  output: f.message,
});

const recordings = '/api/interviews/{interviewCode}/recordings' as const;
const recordingParams = z.strictObject({ interviewCode: code, id: f.textId });

export const tusOptions = endpoint({
  id: 'recording-options',
  method: 'OPTIONS',
  path: recordings,
  summary: 'What of the tus protocol 1.0.0 is spoken here',
  access: 'public',
  effect: 'read',
  encoding: 'tus',
  params: codeParams,
  output: [],
  status: 204,
});

/** What a browser asks before it sends a piece from the page of another site. */
export const tusOptionsOfOne = endpoint({
  ...tusOptions,
  id: 'recording-options-of-one',
  path: `${recordings}/{id}`,
  summary: 'The same, of one recording',
  params: recordingParams,
});

export const createRecording = endpoint({
  id: 'recording-create',
  method: 'POST',
  path: recordings,
  summary:
    'Begin to send a recording (tus: creation, with its length now or later); `Upload-Metadata` names the `question`',
  access: 'candidate',
  effect: 'write',
  encoding: 'tus',
  params: codeParams,
  output: [],
  status: 201,
});

export const getRecordingOffset = endpoint({
  id: 'recording-offset',
  method: 'HEAD',
  path: `${recordings}/{id}`,
  summary: 'How much of a recording has arrived (tus)',
  access: 'candidate',
  effect: 'read',
  encoding: 'tus',
  params: recordingParams,
  output: [],
});

export const appendRecording = endpoint({
  id: 'recording-append',
  method: 'PATCH',
  path: `${recordings}/{id}`,
  summary: 'Send the next piece of a recording, 4 MB at most (tus)',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  encoding: 'tus',
  maxBytes: maxPieceBytes,
  params: recordingParams,
  output: [],
  status: 204,
});

export const keepRecording = endpoint({
  id: 'recording-keep',
  method: 'POST',
  path: `${recordings}/{id}/keep`,
  summary: 'Answer a question with this recording; the other tries at it are deleted',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  params: recordingParams,
  body: z.strictObject({ seconds: z.int().check(z.minimum(0), z.maximum(600)) }),
  output: f.dataOf(interviewQuestion),
});

export const watchOwnRecording = endpoint({
  id: 'recording-own',
  method: 'GET',
  path: `${recordings}/{id}/video`,
  summary: 'An own recording; a part of it when a range is asked for',
  access: 'candidate',
  effect: 'read',
  params: recordingParams,
  output: ['video/webm', 'video/mp4'],
});

export const interviewPath = '/api/admin/interview/{interviewId}/subject/{subjectId}' as const;
/** By its id, or by the code that stands in the name of the test. */
export const interviewId = z.union([f.textId, code]);
export const resultParams = z.strictObject({ interviewId, subjectId: f.textId });

const interviewResult = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
  }),
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  /** Of the organisation, in which times are told. */
  time_zone: z.string(),
  completed_at: f.instant,
  attempt: attemptNumber,
  /** Managers of the organisation who have watched a recording of this person since, and each of them last when. */
  watched_by: z.array(z.object({ name: z.string(), at: f.instant })),
  /** How long an answer may be. */
  answer_seconds: z.int(),
  questions: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      recording: z.nullable(
        z.object({
          id: z.int(),
          /** Read from the file where that can be done, else what the browser said. */
          seconds: z.nullable(z.int()),
          /** Longer than an answer may be, by more than a slow device explains. Only for who watches: nothing follows from it. */
          too_long: z.boolean(),
          /** 2 when it was recorded once more. Null for recordings of which that was not written down. */
          take: z.nullable(z.int()),
          /** In bytes. */
          size: z.int(),
          type: z.enum(videoTypes),
          recorded_at: f.instant,
        }),
      ),
    }),
  ),
});
export type InterviewResult = z.output<typeof interviewResult>;

export const getInterviewResult = endpoint({
  id: 'admin-interview-subject-result',
  method: 'GET',
  path: interviewPath,
  summary:
    'What a person has recorded in an interview of the own organisation, in one `data` like every payload',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  feature: 'video_interviews',
  params: resultParams,
  output: f.dataOf(interviewResult),
});

export const downloadInterview = endpoint({
  id: 'interview-pdf',
  method: 'GET',
  path: '/api/admin/report/interview/{interviewId}/{subjectId}.pdf',
  summary:
    'An interview as PDF, A4: what was asked, how long each answer is, how it was rated as far as the reader may know, and who has watched, without the recordings',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  feature: 'video_interviews',
  params: resultParams,
  output: ['application/pdf'],
});

export const watchRecording = endpoint({
  id: 'admin-interview-recording',
  method: 'GET',
  path: `${interviewPath}/recordings/{id}`,
  summary: 'A recording of it; a part when a range is asked for',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  feature: 'video_interviews',
  params: z.strictObject({ ...resultParams.shape, id: f.textId }),
  output: ['video/webm', 'video/mp4'],
});
