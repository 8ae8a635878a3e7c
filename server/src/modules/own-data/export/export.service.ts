import { buffer } from 'node:stream/consumers';
import { factsOf, instrumentOf } from '@assay/contract/instruments';
import { exportVersion, type OwnDataExport } from '@assay/contract/own-data';
import { transact } from '../../../platform/db/database.ts';
import type { Actor, ManualContext, UserContext } from '../../../platform/http/context.ts';
import { forbidden } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { allowOrThrow, isProved } from '../../accounts/index.ts';
import { openAdjustments } from '../../campaigns/index.ts';
import { listOwnAttempts, showOwnResult } from '../../instruments/index.ts';
import { openExported, openKeptCv, openPin, openRating } from '../../people/index.ts';
import { printOwn } from '../../reports/index.ts';
import { openCv } from '../../subjects/index.ts';
import { openReview } from '../../success-profiles/index.ts';
import { readOwnData } from './export.queries.ts';
import { ownDataMessages } from '../messages.data.ts';
import { asOrganization } from '../../../platform/db/organization-id.ts';

/** Everything about the caller, CVs in Base64. */
export async function exportOwnData(ctx: ManualContext): Promise<OwnDataExport> {
  const own = await collect(ctx);
  for (const row of own.data['cv'] ?? []) row['content'] = await readCv(ctx);
  for (const row of own.data['cvs_of_organizations'] ?? []) {
    row['content'] = await readKeptCv(ctx, row['organization_id']);
  }
  return own;
}

async function readCv(ctx: ManualContext): Promise<string> {
  return inBase64(await openCv(ctx));
}

/** Null for one whose organisation has deleted it meanwhile. */
async function readKeptCv(ctx: ManualContext, organizationId: unknown): Promise<string | null> {
  const cv = await openKeptCv(
    ctx,
    asOrganization(Number(organizationId)),
    (ctx.actor as Actor).userId,
  );
  return cv && inBase64(cv);
}

async function inBase64({ content }: Binary): Promise<string> {
  return (Buffer.isBuffer(content) ? content : await buffer(content)).toString('base64');
}

/** What organisations have written about the person, in plain words. */
function openKeptTexts(
  { keyring }: ManualContext,
  data: OwnDataExport['data'],
  subjectId: number,
): void {
  for (const row of data['notes'] ?? []) {
    row['text'] = openExported(keyring, 'note', row, { subjectId, text: row['text'] });
  }
  for (const row of data['custom_fields'] ?? []) {
    const field = openExported(keyring, 'custom-field', row, { subjectId, text: row['field'] });
    row['field'] = JSON.parse(field);
  }
}

/** As one moment saw it. Limited on all nodes together: it is much to read. */
async function collect(ctx: ManualContext): Promise<OwnDataExport> {
  const actor = ctx.actor as Actor;
  const viewer = { scope: 'candidate', userId: actor.userId } as const;
  const proved = await transact(ctx.pool, viewer, (db) => isProved(db, actor.sessionId));
  if (!proved) throw proofRequired();
  await allowOrThrow(ctx, 'export', String(actor.userId));
  return transact(
    ctx.pool,
    viewer,
    async (db) => {
      const data = await readOwnData(db, actor.userId);
      const sealed = data['adjustments'] ?? [];
      data['adjustments'] = sealed.map((row) => openAdjustments(ctx.keyring, row));
      openKeptTexts(ctx, data, actor.userId);
      data['succession_pins'] = (data['succession_pins'] ?? []).map((row) =>
        openPin(ctx.keyring, actor.userId, row),
      );
      data['interview_ratings'] = (data['interview_ratings'] ?? []).map((row) =>
        openRating(ctx.keyring, ctx.language, actor.userId, row),
      );
      data['reviews'] = (data['reviews'] ?? []).map((row) => openReview(ctx.language, row));
      const results = await readResults({ ...ctx, db, actor });
      return {
        format: 'assay-own-data',
        version: exportVersion,
        created_at: new Date().toISOString(),
        data,
        results,
      };
    },
    { readOnly: true, oneMoment: true },
  );
}

/** The same to be read by a person. */
export async function printOwnData(ctx: ManualContext): Promise<Binary> {
  const own = await collect(ctx);
  return { type: 'application/pdf', ...(await printOwn(own, ctx.language)) };
}

async function readResults(ctx: UserContext): Promise<OwnDataExport['results']> {
  const results: OwnDataExport['results'] = {};
  for (const { test, completed_at } of await listOwnAttempts(ctx.db, ctx.actor.userId)) {
    const instrument = instrumentOf(test);
    // Of a record that is begun anew, the ones before it still have a result.
    if (instrument === undefined || (completed_at === null && !factsOf(test)?.isRepeated)) continue;
    results[test] = await showOwnResult(ctx, instrument, test);
  }
  return results;
}

function proofRequired() {
  return forbidden('proof_required', ownDataMessages.proofRequired());
}
