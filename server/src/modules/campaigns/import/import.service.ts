import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@assay/contract/endpoint';
import {
  maxImportBytes,
  maxSubjects,
  type previewSubjects as previewCall,
} from '@assay/contract/campaign-people';
import { transact } from '../../../platform/db/database.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import type { Upload } from '../../../platform/files/files.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { HttpError, invalid, notFound } from '../../../platform/http/errors.ts';
import { readCsv } from './csv.file.ts';
import { findAddresses } from './import.queries.ts';
import { judgeRows } from './import.rows.ts';
import type { Preview, Table } from './import.table.ts';
import { readList } from './list.text.ts';
import { readXlsx } from './xlsx.file.ts';

/**
 * Says of each row of a file or a pasted list what would become of it; nothing is kept. Throws 413 for a large file,
 * 422 for one that is no list of people or too long a one, 404 for an unknown campaign.
 */
export async function previewSubjects(
  ctx: ManualContext,
  form: BodyOf<typeof previewCall>,
): Promise<Preview> {
  const file = ctx.uploads['file'];
  const field = file === undefined ? 'email_list' : 'file';
  const table = await readTable(file, form).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? invalid({ [field]: error.message }) : error;
  });
  const preview = judgeRows(table, await knownAddresses(ctx, form.campaign_id));
  const count = preview.rows.length;
  if (count === 0) throw invalid({ [field]: 'There is nobody in this list.' });
  if (count > maxSubjects) {
    throw invalid({
      [field]: `At most ${maxSubjects.toLocaleString('en')} people at once; these are ${count.toLocaleString('en')}.`,
    });
  }
  if (!preview.read_as.columns.includes('email')) {
    throw invalid({ [field]: 'There is no e-mail address in this list.' });
  }
  return preview;
}

async function readTable(
  file: Upload | undefined,
  { email_list, delimiter }: BodyOf<typeof previewCall>,
): Promise<Table> {
  if (file === undefined) {
    if (email_list === undefined) throw invalid({ file: 'Please choose a file.' });
    return readList(email_list, delimiter);
  }
  if (file.size > maxImportBytes) {
    const message = 'A file may have 5 MB at most.';
    throw new HttpError(413, 'too_large', message, { errors: { file: [message] } });
  }
  const content = await readFile(file.path);
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('PK')) return readXlsx(content);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new UnreadableFile(oldWorkbook(content));
  if (start.startsWith('%PDF')) {
    throw new UnreadableFile('This is a PDF. Please choose the table itself, as XLSX or CSV.');
  }
  return readCsv(content);
}

/** Excel wraps a workbook with a password in the format of its old ones. */
function oldWorkbook(content: Buffer): string {
  return content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'This workbook is protected by a password. Please save it without one.'
    : 'This is an old Excel file (XLS). Please open it and save it as XLSX or CSV.';
}

async function knownAddresses(ctx: ManualContext, campaignId: number | undefined) {
  if (campaignId === undefined) return new Set<string>();
  const { userId = null, organization } = ctx.actor ?? {};
  const organizationId = organization?.id as number;
  const known = await transact(
    ctx.pool,
    { scope: 'organisation', userId, organizationId },
    (db) => findAddresses(db, organizationId, campaignId),
    { readOnly: true },
  );
  if (known === null) throw notFound();
  return known;
}
