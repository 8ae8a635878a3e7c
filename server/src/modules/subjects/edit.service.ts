import type { BodyOf } from '@assay/contract/endpoint';
import type { editSubject as editCall } from '@assay/contract/subject-fields';
import { writeAudit } from '../../platform/audit.ts';
import type { ManualContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { holdPerson } from './profile.queries.ts';
import { saveProfile } from './profile.service.ts';

/**
 * Corrects a profile for its owner, who has asked those who run the platform. They write without reading: what else the profile says
 * is not answered, and of what they write the log keeps the names of the fields.
 */
export function editSubject(ctx: ManualContext, subjectId: number, input: BodyOf<typeof editCall>) {
  const { actor, requestId, ip, userAgent } = ctx;
  const actorId = actor?.userId ?? null;
  // Profiles are their owners' and the system's; no scope of people shows them.
  return ctx.answerWithin({ scope: 'system', userId: actorId }, async (db) => {
    if (!(await holdPerson(db, subjectId))) throw notFound();
    await saveProfile(db, subjectId, input);
    const saved = Object.keys(input);
    const origin = { organizationId: null, actorId, requestId, ip, userAgent };
    await writeAudit(db, origin, {
      action: 'subject.profile_edited',
      entity: 'subject',
      entityId: subjectId,
      after: { fields: saved },
    });
    return { data: { id: subjectId, saved } };
  });
}
