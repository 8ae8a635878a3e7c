import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { decodeText } from '../../../platform/documents/text.ts';
import { lineOf, type Told } from './told.model.ts';
import { subjectMessages } from '../messages.data.ts';

type Part = Record<string, unknown>;

/** Nobody has been to more schools than this. */
const mostEntries = 50;

/** Reads a JSON Resume (jsonresume.org, schema 1.0.0). Throws UnreadableFile. */
export function readJsonResume(content: Buffer): Told {
  const resume = partOf(parse(decodeText(content).text));
  if (!('basics' in resume || 'work' in resume || 'education' in resume)) {
    throw new UnreadableFile(subjectMessages.noResume());
  }
  const basics = partOf(resume['basics']);
  const location = partOf(basics['location']);
  const work = partsOf(resume['work']);
  const present = work.find((job) => lineOf(job['endDate']) === undefined) ?? work[0];
  return {
    ...namesOf(lineOf(basics['name'], 161)),
    country: lineOf(location['countryCode']),
    job_title: lineOf(present?.['position']) ?? lineOf(basics['label']),
    linkedin_url: linkedinOf(partsOf(basics['profiles'])),
    education: partsOf(resume['education']).map((one) => ({
      degree: lineOf(one['studyType'], 200) ?? '',
      field: lineOf(one['area'], 200) ?? '',
    })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableFile(subjectMessages.noJson());
  }
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Part)
    : {};
}

function partsOf(value: unknown): Part[] {
  return Array.isArray(value) ? value.slice(0, mostEntries).map(partOf) : [];
}

/** The file has one line for the name; what stands before the first space is more often right than anything else. */
function namesOf(name: string | undefined): Pick<Told, 'first_name' | 'last_name'> {
  const at = name?.indexOf(' ') ?? -1;
  if (name === undefined || at < 0) return { first_name: lineOf(name, 80) };
  return { first_name: lineOf(name.slice(0, at), 80), last_name: lineOf(name.slice(at), 80) };
}

function linkedinOf(profiles: Part[]): string | undefined {
  const known = profiles.find(
    (one) =>
      /linkedin/i.test(lineOf(one['network']) ?? '') ||
      /linkedin\.com/i.test(lineOf(one['url'], 200) ?? ''),
  );
  const username = lineOf(known?.['username']);
  return (
    lineOf(known?.['url'], 200) ??
    (username && `https://www.linkedin.com/in/${encodeURI(username)}`)
  );
}
