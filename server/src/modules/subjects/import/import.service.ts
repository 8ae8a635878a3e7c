import type { OutputOf } from '@assay/contract/endpoint';
import { type Language, languages } from '@assay/contract/languages';
import {
  type previewProfileFile,
  profileFileLimit,
  type ToldField,
} from '@assay/contract/profile-files';
import { linkedinUrl } from '@assay/contract/subjects';
import { readApart } from '../../../platform/apart/reading.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { type Db, transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { fileTooLarge, viewerOf } from '../cv/cv.service.ts';
import { lookupName, named } from '../lookup/lookup.words.ts';
import { listCountries, listDegrees, listMajorsByField } from '../lookup/lookup.queries.ts';
import { matchCountry } from './country.model.ts';
import { matchEducation } from './education.model.ts';
import type { Told } from './told.model.ts';
import { platformMessages } from '../../../platform/words/messages.data.ts';
import { subjectMessages } from '../messages.data.ts';

type Preview = OutputOf<typeof previewProfileFile>['data'];

/** What a file would fill the profile with; the person chooses, and nothing of the file is kept. */
export async function previewImport(ctx: ManualContext): Promise<Preview> {
  const upload = ctx.uploads['file'];
  if (upload === undefined) throw invalid({ file: platformMessages.fileRequired() });
  if (upload.size > profileFileLimit) throw fileTooLarge('file');
  const task = new URL('told.task.ts', import.meta.url);
  const person = viewerOf(ctx).userId;
  const { source, told } = await readApart<typeof import('./told.task.ts')>(
    task,
    { path: upload.path },
    person,
  ).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? invalid({ file: error.said }) : error;
  });
  const found = await transact(ctx.pool, viewerOf(ctx), (db) => match(db, told, ctx.language), {
    readOnly: true,
  });
  if (found.fields.length + found.unmatched.length === 0) {
    throw invalid({ file: subjectMessages.fileWithoutFields() });
  }
  return { source, ...found };
}

async function match(
  db: Db,
  told: Told,
  language: Language | null,
): Promise<Pick<Preview, 'fields' | 'unmatched'>> {
  const country = told.country && matchCountry(told.country, await listCountries(db, 'en'));
  const majors = (await listMajorsByField(db, 'en')).flatMap((field) => field.majors);
  // What was studied is told in whatever language the file is in.
  const inAll = languages.flatMap((one) => named('major', majors, one));
  const learned = matchEducation(told.education, await listDegrees(db, 'en'), inAll);
  const linkedin = linkedinOf(told.linkedin_url);
  const lines = [
    chosen('first_name', told.first_name),
    chosen('last_name', told.last_name),
    chosen('birthdate', told.birthdate),
    listed('country', country || undefined, language),
    listed('degree', learned.degree, language),
    listed(
      'major',
      majors.find(({ id }) => id === learned.major?.id),
      language,
    ),
    chosen('job_title', told.job_title),
    chosen('linkedin_url', linkedin),
  ];
  const left: [ToldField, unknown, string | undefined][] = [
    ['country', country, told.country],
    ['degree', learned.degree, learned.told?.degree],
    ['major', learned.major, learned.told?.field],
    ['linkedin_url', linkedin, told.linkedin_url],
  ];
  return {
    fields: lines.filter((line) => line !== undefined),
    unmatched: left.flatMap(([field, value, text]) => (value || !text ? [] : [{ field, text }])),
  };
}

function chosen(field: ToldField, value: string | undefined) {
  return value === undefined ? undefined : { field, value, text: value };
}

function listed(
  field: 'country' | 'degree' | 'major',
  entry: { id: number; name: string } | undefined,
  language: Language | null,
) {
  return entry && { field, value: String(entry.id), text: lookupName(field, entry, language) };
}

/** As the profile takes it: without what follows a question mark, and over a safe connection. */
function linkedinOf(told: string | undefined): string | undefined {
  const url = told
    ?.split(/[?#]/, 1)[0]
    ?.replace(/^(?:http:\/\/|(?=(?:www\.)?linkedin\.))/i, 'https://');
  return linkedinUrl.safeParse(url).success ? url : undefined;
}
