import type { BodyOf, ParamsOf } from '@assay/contract/endpoint';
import type { Rating, Ratings, rateInterview } from '@assay/contract/interview-ratings';
import { interviewTestOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/errors.ts';
import { readResult } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { openExported, openText, sealText } from '../sealed/person-text.crypto.ts';
import { agreementOf, meanOf } from './agreement.model.ts';
import * as ratings from './rating.queries.ts';
import { criteriaOf, presentRubric } from './rubric.service.ts';

type Named = ParamsOf<typeof rateInterview>;

/** What somebody has handed in, as long as the organisation may read it: 403 and 404 as for the recordings. */
async function readRated(ctx: ManagerContext, named: Named, purpose?: 'rate' | 'change') {
  const { interviewId: key, subjectId } = named;
  const interview = await ratings.findRated(ctx.db, ctx.organizationId, key, purpose);
  if (interview === undefined) throw notFound();
  const test = interviewTestOf(interview.code);
  const { attemptId } = await readResult(ctx, test, subjectId);
  return { interview, test, attemptId, subjectId };
}

type Rated = Awaited<ReturnType<typeof readRated>>;

export async function showRatings(ctx: ManagerContext, named: Named): Promise<Ratings> {
  return present(ctx, await readRated(ctx, named));
}

/** Gives the own rating, or changes it; nobody rates themselves. Of two tabs at once the last one holds. */
export async function rate(
  ctx: ManagerContext,
  named: Named,
  { edition, scores, comment }: BodyOf<typeof rateInterview>,
): Promise<Ratings> {
  const { db, actor, organizationId, keyring } = ctx;
  const rated = await readRated(ctx, named, 'rate');
  const { interview, subjectId, attemptId } = rated;
  if (subjectId === actor.userId) throw forbidden('forbidden', peopleMessages.ownInterview());
  if (interview.rubric_edition !== edition) throw conflict(peopleMessages.rubricChanged());
  const mean = meanOf(scores);
  if (scores.length !== criteriaOf(interview.rubric, ctx.language).length) {
    throw invalid({ scores: peopleMessages.scoreForEach() });
  }
  if (mean === null) throw invalid({ scores: peopleMessages.scoreRequired() });
  const person = { organizationId, subjectId };
  const text = comment?.trim() ?? '';
  const seal = (id: number) => sealText(keyring, { kind: 'rating', id, ...person }, text);
  const given = { ...person, attemptId, interviewId: interview.id, raterId: actor.userId };
  const rating = { ...given, scores, mean };
  const id = await ratings.nextRatingId(db);
  if (await ratings.insertRating(db, id, rating, seal(id))) {
    await audit(ctx, 'interview.rated', rated);
    return present(ctx, rated);
  }
  const own = await ratings.lockOwn(db, attemptId, actor.userId);
  if (own === undefined) throw conflict(peopleMessages.rubricChanged());
  const place = { kind: 'rating', id: own.id, ...person } as const;
  const former = openText(keyring, place, { keyId: own.key_id, content: own.content });
  if (String(own.scores) !== String(scores) || former !== text) {
    await ratings.changeRating(db, own.id, rating, seal(own.id));
    await audit(ctx, own.mean === null ? 'interview.rated' : 'interview.rating_changed', rated);
  }
  return present(ctx, rated);
}

/** Nobody rates the interview meanwhile: what is taken back has either been seen beside others' ratings or has not. */
export async function takeBack(ctx: ManagerContext, named: Named): Promise<Ratings> {
  const { db, actor, organizationId, keyring } = ctx;
  const rated = await readRated(ctx, named, 'change');
  const { subjectId, attemptId } = rated;
  const own = await ratings.lockOwn(db, attemptId, actor.userId);
  if (own === undefined || own.mean === null) throw notFound();
  const place = { kind: 'rating', id: own.id, organizationId, subjectId } as const;
  await ratings.emptyRating(db, { id: own.id, attemptId }, sealText(keyring, place, ''));
  await audit(ctx, 'interview.rating_taken_back', rated);
  return present(ctx, rated);
}

/** That somebody was rated, never how. */
function audit(ctx: ManagerContext, action: string, { interview, subjectId }: Rated) {
  const after = { interview_id: interview.id };
  return ctx.audit({ action, entity: 'subject', entityId: subjectId, after });
}

async function present(ctx: ManagerContext, rated: Rated): Promise<Ratings> {
  const { db, actor, organizationId, language } = ctx;
  const { interview, test, attemptId, subjectId } = rated;
  const stored = await ratings.listRatings(db, organizationId, attemptId);
  const own = stored.find(({ rater_id: rater }) => rater === actor.userId);
  const shown = own ? [own, ...stored.filter((one) => one !== own)] : [];
  const unrated = { organizationId, raterId: actor.userId, test };
  // What a manager has given is known to them; before that nothing is told.
  ctx.logAccess(shown.length > 1 ? [subjectId] : [], 'interview_rating');
  const fixed = stored.length > 0 || (await ratings.isRated(db, interview.id));
  return {
    rubric: presentRubric(interview, language, fixed),
    raters: stored.length,
    withheld: stored.length > 0 && !own,
    ratings: shown.map((one) => presentRating(ctx, one)),
    mean: rounded(meanOf(shown.map(({ mean }) => mean))),
    agreement: agreementOf(shown.map(({ first_scores: scores }) => scores)),
    ...(await ratings.findUnrated(db, unrated, subjectId)),
  };
}

function presentRating({ keyring, actor }: ManagerContext, row: ratings.StoredRating): Rating {
  const { id, organization_id: organizationId, subject_id: subjectId } = row;
  const place = { kind: 'rating', id, organizationId, subjectId } as const;
  const comment = openText(keyring, place, { keyId: row.key_id, content: row.content });
  return {
    rater: row.manager_id === null ? null : { id: row.manager_id, name: row.name },
    own: row.rater_id === actor.userId,
    scores: row.scores,
    mean: rounded(row.mean) ?? 0,
    comment: comment || null,
    rated_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
  };
}

function rounded(mean: number | null): number | null {
  return mean === null ? null : Math.round(mean * 100) / 100;
}

/** A row of the own export: which criteria the scores are of, and the comment opened. */
export function openRating(
  keyring: Keyring,
  language: Language | null,
  subjectId: number,
  row: Record<string, unknown>,
) {
  const comment = openExported(keyring, 'rating', row, { subjectId, text: row['comment'] });
  const rubric = row['criteria'] as Parameters<typeof criteriaOf>[0];
  const criteria = criteriaOf(rubric, language).map(({ title }) => title);
  return { ...row, criteria, comment: comment || null };
}
