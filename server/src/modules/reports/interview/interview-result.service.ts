import type { InterviewResult, videoTypes } from '@assay/contract/interviews';
import { interviewTestOf } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { interviewTimes } from '@assay/contract/interview-bounds';
import type { InterviewForm } from '@assay/instruments/interview/instrument';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import {
  findAttempt,
  findOwnedInterview,
  findRecording,
  listPieces,
  listRecordings,
  playVideo,
} from '../../instruments/index.ts';
import { findOrganization } from '../../organizations/index.ts';
import { readResult } from '../readable.service.ts';
import { listWatchers } from './watchers.queries.ts';

interface Named {
  interviewId: number | string;
  subjectId: number;
}

/** Seconds by which a page that was out of sight, or a slow device, may end a recording late. */
const allowance = 15;

type VideoType = (typeof videoTypes)[number];

/** What somebody has handed in, for the organisation that has asked; 404 for the interview of another. */
async function readInterview(ctx: ManagerContext, { interviewId, subjectId }: Named) {
  const interview = await findOwnedInterview(ctx.db, ctx.organizationId, interviewId);
  if (interview === undefined) throw notFound();
  const test = interviewTestOf(interview.code);
  return { interview, test, ...(await readResult(ctx, test, subjectId)) };
}

export async function showInterviewResult(
  ctx: ManagerContext,
  named: Named,
): Promise<InterviewResult> {
  const readable = await readInterview(ctx, named);
  const { interview, test, subject, campaign, completedAt } = readable;
  const attempt = await findAttempt(ctx.db, subject.id, test);
  if (attempt === undefined) throw notFound();
  const recordings = await listRecordings(ctx.db, attempt.id);
  const { name, questions } = attempt.form as InterviewForm;
  const { id, first_name, last_name, email } = subject;
  const watchers = await listWatchers(ctx.db, ctx.organizationId, { subjectId: id, completedAt });
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  ctx.logAccess([id], 'interview_result');
  return {
    id: interview.id,
    name,
    subject: { id, first_name, last_name, email },
    campaign: campaign && { id: campaign.id, name: campaign.name, type: campaign.type },
    time_zone: organization?.time_zone ?? 'UTC',
    completed_at: completedAt.toISOString(),
    attempt: readable.attempt,
    watched_by: watchers.map(({ at, ...watcher }) => ({
      name: nameOf(watcher),
      at: at.toISOString(),
    })),
    answer_seconds: interviewTimes.answerSeconds,
    questions: questions.map((question, at) => {
      const kept = recordings.find((one) => one.question_id === at + 1 && one.kept_at !== null);
      return {
        id: at + 1,
        question,
        recording: kept
          ? {
              id: kept.id,
              seconds: kept.seconds,
              too_long: (kept.seconds ?? 0) > interviewTimes.answerSeconds + allowance,
              take: kept.take,
              size: kept.size,
              type: kept.media_type as VideoType,
              recorded_at: kept.created_at.toISOString(),
            }
          : null,
      };
    }),
  };
}

/** Every part that is asked for is looked up anew, so that a permission taken back ends it with the next one. */
export async function playRecording(
  ctx: ManagerContext,
  { id, ...named }: Named & { id: number },
): Promise<Binary> {
  const { test, subject } = await readInterview(ctx, named);
  const recording = await findRecording(ctx.db, { subjectId: subject.id, test, id });
  if (recording?.kept_at == null || recording.media_type === null) throw notFound();
  ctx.logAccess([subject.id], 'interview_recording');
  const { media_type: type, size } = recording;
  const pieces = await listPieces(ctx.db, id);
  return playVideo(ctx, { subjectId: named.subjectId, type, size, pieces });
}
