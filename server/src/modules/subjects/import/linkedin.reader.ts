import { parse } from 'csv-parse/sync';
import { decodeText } from '../../../platform/documents/text.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { openZip } from '../../../platform/documents/zip.reader.ts';
import { lineOf, type Told } from './told.model.ts';
import { subjectMessages } from '../messages.data.ts';

const limits = { entries: 5000, totalBytes: 4 * 1024 * 1024, ratio: 100 };
const tableBytes = 2 * 1024 * 1024;
const mostRows = 500;

type Row = Record<string, string>;

/** Reads the archive that LinkedIn gives its members; of its many tables three, none with anybody else in it. Throws UnreadableFile. */
export async function readLinkedinArchive(content: Buffer): Promise<Told> {
  const zip = await openZip(content, limits);
  const table = async (name: string): Promise<Row[]> => {
    const path = [...zip.sizes.keys()].find((one) => one.toLowerCase().split('/').at(-1) === name);
    const bytes = path === undefined ? undefined : await zip.read(path, tableBytes);
    return bytes === undefined ? [] : rowsOf(bytes);
  };
  const [profile, positions, education] = [
    await table('profile.csv'),
    await table('positions.csv'),
    await table('education.csv'),
  ];
  if (profile.length + positions.length + education.length === 0) {
    throw new UnreadableFile(subjectMessages.noExport());
  }
  return toldBy(profile[0], positions, education);
}

/** Reads Profile.csv, Positions.csv or Education.csv of that archive alone. Throws UnreadableFile. */
export function readLinkedinTable(content: Buffer): Told {
  const rows = rowsOf(content);
  const has = (column: string) => rows[0] !== undefined && column in rows[0];
  if (has('first name')) return toldBy(rows[0], [], []);
  if (has('company name') && has('title')) return toldBy(undefined, rows, []);
  if (has('school name')) return toldBy(undefined, [], rows);
  throw new UnreadableFile(subjectMessages.unknownKind());
}

function toldBy(profile: Row = {}, positions: Row[] = [], education: Row[] = []): Told {
  const present = positions.find((job) => lineOf(job['finished on']) === undefined) ?? positions[0];
  return {
    first_name: lineOf(profile['first name'], 80),
    last_name: lineOf(profile['last name'], 80),
    birthdate: dayOf(profile['birth date']),
    country: lineOf(profile['geo location'] ?? profile['country']),
    job_title: lineOf(present?.['title']) ?? lineOf(profile['headline']),
    education: education.map((one) => ({
      degree: lineOf(one['degree name'], 200) ?? '',
      field: lineOf(one['field of study'] ?? one['degree name'], 200) ?? '',
    })),
  };
}

function rowsOf(content: Buffer): Row[] {
  const { text } = decodeText(content);
  if (text.includes('\0')) throw new UnreadableFile(subjectMessages.notText());
  try {
    return parse(text, {
      bom: true,
      columns: (heading: string[]) => heading.map((column) => column.trim().toLowerCase()),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      to: mostRows,
    });
  } catch {
    throw new UnreadableFile(subjectMessages.csvDamaged());
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `May 17, 1990`; many tell no year, and then there is no date. */
function dayOf(told: string | undefined): string | undefined {
  const [, name = '', day = '', year] =
    /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(told?.trim() ?? '') ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (year === undefined || month === 0) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const known = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(date) ? date : undefined;
}
