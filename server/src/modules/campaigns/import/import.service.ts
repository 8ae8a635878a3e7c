import type { BodyOf } from '@assay/contract/endpoint';
import {
  maxImportBytes,
  type previewSubjects as previewCall,
} from '@assay/contract/campaign-people';
import { readApart } from '../../../platform/apart/reading.ts';
import { transact } from '../../../platform/db/database.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import type { Upload } from '../../../platform/files/files.ts';
import type { Actor, ManualContext } from '../../../platform/http/context.ts';
import { codesOf, invalid, notFound, tooLarge } from '../../../platform/http/errors.ts';
import { findAddresses } from './import.queries.ts';
import type { Preview } from './table.model.ts';
import type { Sent } from './import.task.ts';
import { platformMessages } from '../../../platform/words/messages.data.ts';
import { say } from '../../../platform/words/message.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/**
 * Says of each row of a file or a pasted list what would become of it; nothing is kept. Throws 413 for a large file,
 * 422 for one that is no list of people or too long a one, 404 for an unknown campaign.
 */
export async function previewSubjects(
  ctx: ManualContext,
  form: BodyOf<typeof previewCall>,
): Promise<Preview> {
  const file = ctx.uploads['file'];
  const list = listOf(file, form);
  const known = await knownAddresses(ctx, form.campaign_id);
  const { userId } = ctx.actor as Actor;
  const task = new URL('import.task.ts', import.meta.url);
  const { rows, ...preview } = await readApart<typeof import('./import.task.ts')>(
    task,
    { list, known },
    userId,
  ).catch((error: unknown) => {
    const field = file === undefined ? 'email_list' : 'file';
    throw error instanceof UnreadableFile ? invalid({ [field]: error.said }) : error;
  });
  return {
    ...preview,
    rows: rows.map((row) => ({
      ...row,
      problem: row.problem && say(ctx.language, row.problem),
      codes: codesOf(row.problem),
    })),
  };
}

function listOf(
  file: Upload | undefined,
  { email_list, delimiter }: BodyOf<typeof previewCall>,
): Sent['list'] {
  if (file === undefined) {
    if (email_list === undefined) throw invalid({ file: platformMessages.fileRequired() });
    return { text: email_list, delimiter };
  }
  if (file.size > maxImportBytes) {
    const megabytes = maxImportBytes / 1024 / 1024;
    throw tooLarge('file', platformMessages.fileTooLarge({ megabytes }));
  }
  return { path: file.path };
}

async function knownAddresses(ctx: ManualContext, campaignId: number | undefined) {
  if (campaignId === undefined) return new Set<string>();
  const { userId = null, organization } = ctx.actor ?? {};
  const organizationId = organization?.id as OrganizationId;
  const known = await transact(
    ctx.pool,
    { scope: 'organisation', userId, organizationId },
    (db) => findAddresses(db, organizationId, campaignId),
    { readOnly: true },
  );
  if (known === null) throw notFound();
  return known;
}
