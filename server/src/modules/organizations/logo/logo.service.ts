import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { Actor, BaseContext, ManualContext } from '../../../platform/http/context.ts';
import { invalid, notFound, unavailable } from '../../../platform/http/errors.ts';
import type { Files } from '../../../platform/files/files.ts';
import { drawAnew } from '../../../platform/files/picture.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { findOrganization, findOrganizationToChange } from '../organization.queries.ts';
import { platformMessages } from '../../../platform/words/messages.data.ts';
import { organizationMessages } from '../messages.data.ts';
import { asOrganization, type OrganizationId } from '../../../platform/db/organization-id.ts';

interface Logo {
  /** Changes with the picture, so that its address may be cached for good. */
  version: string;
  content: Buffer;
}

/** Twice the largest size at which a logo is shown. */
const size = { width: 480, height: 160 };

/** An organisation has another logo than this one now. */
export const logoReplaced = defineJob<LogoVersion>('organisation.logo-replaced');

/** Looks for logos whose change was never committed. */
export const logoSweep = defineJob('organisation.logo-sweep', { schedule: '23 3 * * *' });

interface LogoVersion {
  organizationId: OrganizationId;
  version: string;
}

/** The uploaded logo drawn anew as PNG, or null without an upload. */
export async function readLogo(ctx: BaseContext & { actor: Actor | null }): Promise<Logo | null> {
  const upload = ctx.uploads['logo'];
  if (upload === undefined) return null;
  const drawing = { sent: [upload], ...size, keepJpeg: false };
  const [picture] = await drawAnew(drawing, ctx.actor?.userId ?? null);
  if (picture == null)
    throw invalid({ logo: platformMessages.wrongLogo({ kinds: platformMessages.pictureKinds() }) });
  const { content } = picture;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { version, content };
}

/** Before the change that shows it is committed, so that no row ever names a file that is not there. */
export async function storeLogo(
  files: Files,
  organizationId: OrganizationId,
  logo: Logo,
): Promise<void> {
  try {
    await files.put(keyOf({ organizationId, version: logo.version }), logo.content);
  } catch (error) {
    throw unavailable(error, {
      logo: organizationMessages.logoNotStored(),
    });
  }
}

/** The former one goes when the change is committed. */
export async function replaceLogo(
  ctx: BaseContext,
  { id, logo_version: former }: { id: OrganizationId; logo_version: string | null },
  logo: Logo,
): Promise<void> {
  await storeLogo(ctx.files, id, logo);
  if (former === null || former === logo.version) return;
  await ctx.jobs.send(ctx.db, logoReplaced, { organizationId: id, version: former });
}

/** The picture of the current version; an old address leads nowhere. No connection is held while the store works. */
export async function getStoredLogo(
  ctx: ManualContext,
  organizationId: OrganizationId,
  version: string,
): Promise<Readable> {
  const organization = await transact(
    ctx.pool,
    system,
    (db) => findOrganization(db, organizationId),
    { readOnly: true },
  );
  if (organization?.logo_version !== version) throw notFound();
  const content = await ctx.files.find(keyOf({ organizationId, version }));
  if (content === null) throw notFound();
  return content;
}

interface Services {
  db: Kysely<Database>;
  files: Files;
}

export function logoWorkers({ db, files }: Services): JobHandler[] {
  return [
    handle(logoReplaced, (logo) => removeFormer(db, files, logo)),
    handle(logoSweep, async () => {
      const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
      for await (const key of files.listBefore('organizations', yesterday)) {
        const [, id, version] = /^organizations\/(\d+)\/logo-(.+)\.png/.exec(key) ?? [];
        if (id === undefined || version === undefined) continue;
        if (key.endsWith('.part')) await files.remove(key);
        else await removeFormer(db, files, { organizationId: asOrganization(Number(id)), version });
      }
    }),
  ];
}

/** Under the lock that an edit takes: somebody may be going back to this very picture. */
async function removeFormer(
  db: Kysely<Database>,
  files: Files,
  { organizationId, version }: LogoVersion,
): Promise<void> {
  await transact(db, system, async (trx) => {
    const organization = await findOrganizationToChange(trx, organizationId);
    if (organization?.logo_version === version) return;
    await files.remove(keyOf({ organizationId, version }));
  });
}

function keyOf({ organizationId, version }: LogoVersion): string {
  return `organizations/${organizationId}/logo-${version}.png`;
}
