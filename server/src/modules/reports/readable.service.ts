import { factsOf, testIdOf } from '@assay/contract/instruments';
import type { ClockGaps } from '@assay/contract/clock-gaps';
import type { AttemptNumber } from '@assay/contract/attempt-number';
import type { ManagerContext } from '../../platform/http/context.ts';
import { forbidden, HttpError, notFound } from '../../platform/http/errors.ts';
import {
  findAskingCampaign,
  findCampaignOfReport,
  findReportCampaign,
  listPermittedResults,
  listReportSubjects,
  type ReportCampaign,
  type ReportSubject,
} from './report.queries.ts';
import { reportMessages } from './words/messages.data.ts';

/** Somebody's result, which the organisation may read now. */
export interface Readable {
  subject: ReportSubject;
  attemptId: number;
  /** As the instrument scored it. */
  stored: unknown;
  completedAt: Date;
  minutes: number | null;
  /** In which the test was begun. */
  language: string;
  attempt: AttemptNumber;
  clockGaps: ClockGaps;
}

/**
 * Results of a test (as the database names it) of some people in the order of their ids. One that may not be read fails all, so that nothing is silently
 * missing: unknown, foreign and not in the named campaign are 404, known without permission is 403, and unfinished a 404
 * that says so.
 */
export async function readResults(
  ctx: ManagerContext,
  test: string,
  subjectIds: readonly number[],
  campaignId?: number,
): Promise<Readable[]> {
  const known = await requireReadable(ctx, subjectIds, campaignId);
  const results = await listPermittedResults(ctx.db, ctx.organizationId, subjectIds, test);
  const finished = new Map(results.map((result) => [result.subject_id, result]));
  return subjectIds.map((id) => {
    const [subject, result] = [known.get(id), finished.get(id)];
    if (subject === undefined) throw notFound();
    if (result?.completed_at == null) throw notFinished();
    const { scores: stored, completed_at: completedAt, minutes, language, attempt } = result;
    const { attempt_id: attemptId, clock_gaps: clockGaps } = result;
    return { subject, attemptId, stored, completedAt, minutes, language, attempt, clockGaps };
  });
}

/** Subjects whose results the organisation may read now: unknown, foreign and not in the named campaign are 404, known without permission is 403. */
export async function requireReadable(
  ctx: Pick<ManagerContext, 'db' | 'organizationId'>,
  subjectIds: readonly number[],
  campaignId?: number,
): Promise<Map<number, ReportSubject>> {
  const subjects = await listReportSubjects(ctx.db, ctx.organizationId, subjectIds, campaignId);
  const known = new Map(subjects.map((subject) => [subject.id, subject]));
  if (subjectIds.some((id) => !known.has(id))) throw notFound();
  if (subjects.some(({ permission }) => !permission)) throw permissionRequired();
  return known;
}

/** One person's result with the campaign that the report belongs to. */
export async function readResult(
  ctx: ManagerContext,
  test: string,
  subjectId: number,
  campaignId?: number,
): Promise<Readable & { campaign: ReportCampaign | null }> {
  const [readable] = await readResults(ctx, test, [subjectId], campaignId);
  if (readable === undefined) throw notFound();
  await requireAsked(ctx, test, subjectId);
  const asked = { subjectId, test, campaignId };
  const campaign = await findCampaignOfReport(ctx.db, ctx.organizationId, asked);
  return { ...readable, campaign: campaign ?? null };
}

/**
 * What only those see who ask for it is, for others, as if it were not finished; who asks later reads it, too. Recordings are
 * made for one organisation alone.
 */
async function requireAsked(
  { db, organizationId }: Pick<ManagerContext, 'db' | 'organizationId'>,
  test: string,
  subjectId: number,
): Promise<void> {
  const facts = factsOf(testIdOf(test));
  if (facts?.unasked !== 'none' || facts.isWatched) return;
  const asking = await findAskingCampaign(db, organizationId, { subjectId, test });
  if (asking === undefined) throw notFinished();
}

/** The campaign that a comparison is about, null when none is named; 404 for one that is not the organisation's. */
export async function findNamedCampaign(
  ctx: ManagerContext,
  id?: number,
): Promise<ReportCampaign | null> {
  if (id === undefined) return null;
  const campaign = await findReportCampaign(ctx.db, ctx.organizationId, id);
  if (campaign === undefined) throw notFound();
  return campaign;
}

/** There is nothing to show yet of somebody whose results the organisation may read. */
export function notFinished(): HttpError {
  return new HttpError(404, 'not_finished', reportMessages.notFinished());
}

function permissionRequired() {
  return forbidden('permission_required', reportMessages.permissionRequired());
}
