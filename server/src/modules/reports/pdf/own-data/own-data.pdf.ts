import type { OwnDataExport } from '@assay/contract/own-data';
import { instrumentFacts, type InstrumentId } from '@assay/contract/instruments';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { inFonts } from '../fonts/font.runs.ts';
import { titleSection } from '../head.section.ts';
import { inWords, momentInWords, normOf, type Row, scoresInWords } from './own-data.words.ts';
import { printReportOf } from '../report.document.ts';
import { bullets, section } from '../report.section.ts';
import { colours, contentWidth, ruledRows } from '../report.theme.ts';
import { dayInWords, number, shortened } from '../report.words.ts';

/** Between two columns, in points. */
const gap = 8;

/** More rows of a list are in the other file; a document of a thousand pages is read by nobody. */
const mostRows = 400;

/**
 * What is kept about a person, to be read by that person.
 * @returns the file; what only a machine reads (single answers, times by question) is in the JSON.
 */
export function renderOwnDataPdf(own: OwnDataExport): Promise<Buffer> {
  const { data } = own;
  const account = data['account']?.[0] ?? {};
  const plain = (name: string) => {
    const value = account[name];
    return typeof value === 'string' ? value : '';
  };
  const subject = {
    id: Number(account['id']),
    first_name: plain('first_name'),
    last_name: plain('last_name'),
    email: plain('email'),
  };
  const printedAt = new Date(own.created_at);
  const names = namesIn(data);
  return printReportOf(subject, 'own data', { organization: 'Assay', timeZone: 'UTC', printedAt }, [
    ...titleSection({
      subject,
      occasion: `Everything kept about you, ${dayInWords(printedAt, 'UTC')}`,
      note: 'single answers, with their times, are in the JSON file of the same page',
    }),
    facts('Account', account, accountWords),
    facts('Profile', data['profile']?.[0] ?? {}, profileWords),
    list('CV', data['cv'], [
      ['Name', (row) => inWords(row['name'])],
      ['Bytes', (row) => number(Number(row['size']))],
      ['Since', (row) => momentInWords(row['uploaded_at'])],
    ]),
    list('Who may see your results', data['permissions'], [
      ['Organisation', (row) => names.organization(row)],
      ['Given', (row) => momentInWords(row['granted_at'])],
      ['Withdrawn', (row) => momentInWords(row['revoked_at'])],
      ['Words agreed to', (row) => inWords(row['text_version'])],
    ]),
    list('Who opened which result', data['access_log']?.toReversed(), [
      ['When', (row) => momentInWords(row['at'])],
      ['Organisation', (row) => names.organization(row)],
      ['What', (row) => inWords(row['what']).replace('iq', 'logical').replaceAll('_', ' ')],
    ]),
    list('Invitations', data['invitations'], [
      ['Organisation', (row) => names.organization(row)],
      ['Assessment', (row) => names.campaign(row)],
      [
        'As they call you',
        (row) =>
          `${inWords(row['first_name'])} ${inWords(row['last_name'])}, ${inWords(row['email'])}`,
      ],
      ['State', (row) => inWords(row['status']).replaceAll('_', ' ')],
      ['What you wrote', (row) => inWords(row['extension_message'])],
    ]),
    list('Tests', data['tests'], [
      ['Test', nameOfTest],
      ['Begun', (row) => momentInWords(row['started_at'])],
      ['Finished', (row) => momentInWords(row['completed_at'])],
      ['Answers', (row) => number(answersOf(data, row))],
    ]),
    ...results(own),
    list('What organisations noted about you', notes(data), [
      ['Organisation', (row) => names.organization(row)],
      ['What', (row) => inWords(row['what'])],
      ['Since', (row) => momentInWords(row['since'])],
    ]),
    list('Mails to you', data['mails']?.toReversed(), [
      ['Sent', (row) => momentInWords(row['sent_at'])],
      ['Kind', (row) => inWords(row['template']).replaceAll('-', ' ')],
      ['To', (row) => inWords(row['to_email'])],
      ['For', (row) => names.organization(row)],
    ]),
    list('Where you are logged in', data['sessions'], [
      ['Since', (row) => momentInWords(row['created_at'])],
      ['Last seen', (row) => momentInWords(row['last_seen_at'])],
      ['Address', (row) => inWords(row['ip'])],
      ['Device', (row) => inWords(row['user_agent'])],
    ]),
    list('What you did, as the action log has it', data['actions']?.toReversed(), [
      ['When', (row) => momentInWords(row['at'])],
      ['What', (row) => inWords(row['action']).replaceAll(/[._]/g, ' ')],
      ['From', (row) => inWords(row['ip'])],
    ]),
  ]);
}

const accountWords = {
  email: 'Address',
  first_name: 'First name',
  last_name: 'Last name',
  created_at: 'Since',
};

const profileWords = {
  birthdate: 'Birth date',
  gender: 'Gender',
  country: 'Country',
  country_origin: 'Country of origin',
  degree: 'Education',
  major: 'Field',
  job_title: 'Job title',
  linkedin_url: 'LinkedIn',
};

function namesIn(data: OwnDataExport['data']) {
  const byId = (part: string) =>
    new Map((data[part] ?? []).map((row) => [row['id'], inWords(row['name'])]));
  const [organizations, campaigns] = [byId('organizations'), byId('campaigns')];
  return {
    organization: (row: Row) => organizations.get(row['organization_id']) ?? '—',
    campaign: (row: Row) => campaigns.get(row['campaign_id']) ?? '—',
  };
}

function nameOfTest(row: Row): string {
  if (typeof row['name'] === 'string') return row['name'];
  return instrumentFacts[row['instrument'] as InstrumentId]?.name ?? inWords(row['test']);
}

function answersOf(data: OwnDataExport['data'], { id }: Row): number {
  return (data['answers'] ?? []).filter((row) => row['attempt_id'] === id).length;
}

/** Labels and longer times, which an organisation keeps to itself otherwise. */
function notes(data: OwnDataExport['data']): Row[] {
  const labels = (data['labels'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: `Label: ${inWords(row['name'])}`,
      since: row['added_at'],
    };
  });
  const times = (data['extra_time'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: `${inWords(row['percent'])} % more time`,
      since: row['set_at'],
    };
  });
  return [...labels, ...times];
}

function results({ data, results: byTest }: OwnDataExport): Content[] {
  return Object.entries(byTest).map(([test, result]): Content => {
    const taken = (data['tests'] ?? []).find((row) => row['test'] === test);
    const lines = scoresInWords(result);
    const half = Math.ceil(lines.length / 2);
    const shown: Content =
      lines.length > 12
        ? { columns: [bullets(lines.slice(0, half)), bullets(lines.slice(half))], columnGap: 24 }
        : bullets(lines.length > 0 ? lines : ['No result yet.']);
    const norm = normOf(result);
    const against = norm === null ? [] : [{ ...inFonts(`Compared with ${norm}.`), style: 'note' }];
    return section(`Result: ${taken ? nameOfTest(taken) : test}`, [shown, ...against]);
  });
}

function facts(title: string, row: Row, words: Record<string, string>): Content {
  const body = Object.entries(words).map(([key, label]): TableCell[] => [
    { text: label, color: colours.muted },
    inFonts(inWords(row[key])),
  ]);
  return section(title, [
    { table: { widths: [118, '*'], body }, layout: ruledRows({ padding: 4, from: 0 }) },
  ]);
}

type Column = [title: string, cell: (row: Row) => string];

/** A long list may go on over pages; its title stays with its first row. */
function list(title: string, rows: Row[] = [], columns: Column[] = []): Content {
  if (rows.length === 0) return section(title, [{ text: 'Nothing.', style: 'note' }]);
  const more = rows.length - mostRows;
  const heading: TableCell = {
    ...inFonts(title, 'serif'),
    style: 'heading',
    outline: true,
    outlineText: title,
    margin: 0,
    colSpan: columns.length,
  };
  return {
    stack: [
      {
        table: {
          // As wide as the page however long an address is, which breaks then.
          widths: columns.map(() => contentWidth / columns.length - gap),
          headerRows: 2,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          body: [
            [heading, ...columns.slice(1).map((): TableCell => ({}))],
            columns.map(([text]): TableCell => ({ text, style: 'note' })),
            ...rows.slice(0, mostRows).map((row) =>
              columns.map(([, cell]): TableCell => {
                return { ...inFonts(shortened(cell(row), 300)), style: 'small' };
              }),
            ),
          ],
        },
        layout: { ...ruledRows({ padding: 4, from: 2 }), paddingRight: () => gap },
      },
      ...(more > 0 ? [{ text: `${number(more)} more are in the JSON file.`, style: 'note' }] : []),
    ],
    margin: [0, 0, 0, 20],
  };
}
