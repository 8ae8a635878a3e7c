import type * as z from 'zod/mini';
import { cvNotFound } from '@assay/contract/errors';
import type { knownCv } from '@assay/contract/subject-fields';
import { writeAudit } from '../../../platform/audit.ts';
import { transact } from '../../../platform/db/database.ts';
import type { ManagerContext, ManualContext } from '../../../platform/http/context.ts';
import { HttpError } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { constant } from '../../../platform/words/message.ts';
import { orphanedRecordings } from '../../instruments/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { type Cv, findCv, keepUploadedCv, openCvFile } from '../../subjects/index.ts';
import { managerOf, originOf } from '../manager.model.ts';
import { peopleMessages } from '../messages.data.ts';
import { deleteKeptCv, findKeptCv, upsertKeptCv } from './cv.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type KnownCv = z.output<typeof knownCv>;
interface Found {
  cv: Cv;
  source: KnownCv['source'];
}

/** The CV that was uploaded last, by the person or by the organisation; the caller has asked for the permission. */
export async function findLatestCv(
  { db, organizationId }: Pick<ManagerContext, 'db' | 'organizationId'>,
  subjectId: number,
): Promise<Found | null> {
  const kept = await findKeptCv(db, organizationId, subjectId);
  const own = await findCv(db, subjectId);
  const isKeptLatest =
    kept !== undefined && (own === undefined || own.uploaded_at <= kept.uploaded_at);
  if (isKeptLatest) return { cv: kept, source: 'organization' };
  return own === undefined ? null : { cv: own, source: 'person' };
}

export function presentKnownCv({ cv, source }: Found): KnownCv {
  const { name, type, size, uploaded_at } = cv;
  return { name, type, size, uploaded_at: uploaded_at.toISOString(), source };
}

/** No connection is held while the store works. */
export async function openSubjectCv(
  ctx: ManagerContext,
  subjectId: number,
): Promise<() => Promise<Binary>> {
  await requireReadable(ctx, [subjectId]);
  const found = await findLatestCv(ctx, subjectId);
  if (found === null) throw noCv();
  ctx.logAccess([subjectId], 'cv');
  return async () => {
    const file = await openCvFile(ctx, subjectId, found.cv);
    if (file === null) throw noCv();
    return file;
  };
}

/** Whoever may not see the person's CV brings none either; this is asked before a byte is kept, and again with the row. */
export async function saveSubjectCv(ctx: ManualContext, subjectId: number, fileName = '') {
  const { viewer, organizationId } = managerOf(ctx);
  await transact(ctx.pool, viewer, (db) => requireReadable({ db, organizationId }, [subjectId]), {
    readOnly: true,
  });
  const row = await keepUploadedCv(ctx, subjectId, fileName);
  return ctx.answerWithin(viewer, async (db) => {
    await requireReadable({ db, organizationId }, [subjectId]);
    await upsertKeptCv(db, { organizationId, subjectId, uploadedBy: viewer.userId }, row);
    await ctx.jobs.send(db, orphanedRecordings, {});
    await writeAudit(db, originOf(ctx), {
      action: 'subject.cv_uploaded',
      entity: 'subject',
      entityId: subjectId,
    });
    const cv = (await findKeptCv(db, organizationId, subjectId)) as Cv;
    return { data: presentKnownCv({ cv, source: 'organization' }) };
  });
}

export async function deleteSubjectCv(ctx: ManagerContext, subjectId: number) {
  await requireReadable(ctx, [subjectId]);
  if (!(await deleteKeptCv(ctx.db, ctx.organizationId, subjectId))) throw noCv();
  await ctx.jobs.send(ctx.db, orphanedRecordings, {});
  await ctx.audit({ action: 'subject.cv_deleted', entity: 'subject', entityId: subjectId });
  return peopleMessages.cvDeleted();
}

function noCv() {
  return new HttpError(404, 'not_found', constant(cvNotFound, 'cv_not_found'));
}

/** For the own data of the person: the CV that an organisation was given. */
export async function openKeptCv(
  ctx: ManualContext,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<Binary | null> {
  const viewer = { scope: 'candidate', userId: subjectId } as const;
  const cv = await transact(ctx.pool, viewer, (db) => findKeptCv(db, organizationId, subjectId), {
    readOnly: true,
  });
  return cv === undefined ? null : openCvFile(ctx, subjectId, cv);
}
