import { highestScore } from '@assay/contract/interview-ratings';
import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import { factsOf, type InstrumentId, instrumentOf } from '@assay/contract/instruments';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { deviceOf } from '../../../accounts/index.ts';
import { testName } from '../../../subjects/index.ts';
import { profileInWords } from '../../../subjects/index.ts';
import { inFonts } from '../fonts/runs.model.ts';
import { titleSection } from '../head.section.ts';
import { accessLabel } from './access.words.ts';
import { ownDataText as told } from './labels/own-data-messages.data.ts';
import { lookMessages } from './labels/word-messages.data.ts';
import { accountFacts, type Facts, lists, profileFacts, type Titles } from './lists.section.ts';
import { normOf, type Row, scoresInWords, type Words, wordsIn } from './own-data.words.ts';
import { printReportOf } from '../report.document.ts';
import { reviewsInWords } from './review.words.ts';
import { drawn } from '../../rooms/drawn.rooms.ts';
import type { DrawnRoom } from '../../rooms/drawn.room.ts';
import { bullets, section } from '../report.section.ts';
import { colours, contentWidth, ruledRows } from '../report.theme.ts';
import { dayInWords, shortened } from '../report.words.ts';

/** Between two columns, in points. */
const gap = 8;

/** More rows of a list are in the other file; a document of a thousand pages is read by nobody. */
const mostRows = 400;

/**
 * What is kept about a person, to be read by that person.
 * @returns the file; what only a machine reads (single answers, times by question) is in the JSON.
 */
export function renderOwnDataPdf(own: OwnDataExport, language: Language): Promise<Buffer> {
  const { data } = own;
  const words = wordsIn(language);
  const { say, cell, moment, word } = words;
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
  const names = namesIn(data, words);
  const list = (rows: Row[] | undefined, titles: Titles, cells: ((row: Row) => string)[]) =>
    listOf(rows, titles, { cells, words });
  const content = [
    ...titleSection({
      subject,
      occasion: say(told.occasion({ day: dayInWords(printedAt, 'UTC', language) })),
      note: say(told.note()),
    }),
    facts(account, accountFacts, words),
    facts(profileOf(data, words), profileFacts, words),
    list(data['cv'], lists.cv, [
      (row) => cell(row['name']),
      (row) => words.number(Number(row['size'])),
      (row) => moment(row['uploaded_at']),
    ]),
    list(data['permissions'], lists.permissions, [
      names.organization,
      (row) => moment(row['granted_at']),
      (row) => moment(row['revoked_at']),
      (row) => cell(row['text_version']),
    ]),
    list(data['access_log']?.toReversed(), lists.accesses, [
      (row) => moment(row['at']),
      names.organization,
      (row) => {
        const { test, kind } = accessLabel(cell(row['what']));
        const look = say(lookMessages[kind]());
        return test === null ? look : `${testName(test, language)}: ${look}`;
      },
    ]),
    list(data['invitations'], lists.invitations, [
      names.organization,
      names.campaign,
      (row) => `${cell(row['first_name'])} ${cell(row['last_name'])}, ${cell(row['email'])}`,
      (row) => word(row['status']),
      (row) => cell(row['extension_message']),
    ]),
    list(data['tests'], lists.tests, [
      (row) => nameOfTest(row, words),
      (row) => moment(row['started_at']),
      (row) => moment(row['completed_at']),
      (row) => words.number(answersOf(data, row)),
    ]),
    ...results(own, words),
    list(notes(data, words), lists.notes, [
      names.organization,
      (row) => cell(row['what']),
      (row) => cell(row['since']),
    ]),
    list(data['mails']?.toReversed(), lists.mails, [
      (row) => moment(row['sent_at']),
      (row) => word(row['template']).replaceAll('-', ' '),
      (row) => cell(row['to_email']),
      names.organization,
    ]),
    list(data['sessions'], lists.sessions, [
      (row) => moment(row['created_at']),
      (row) => moment(row['last_seen_at']),
      (row) => cell(row['ip']),
      (row) => deviceIn(row, language),
    ]),
    list(data['actions']?.toReversed(), lists.actions, [
      (row) => moment(row['at']),
      (row) => words.action(row['action']),
      (row) => cell(row['ip']),
    ]),
  ];
  const about = { organization: 'Assay', timeZone: 'UTC', printedAt, language };
  return printReportOf(subject, say(told.document()), about, content);
}

function namesIn(data: OwnDataExport['data'], { cell }: Words) {
  const byId = (part: string) =>
    new Map((data[part] ?? []).map((row) => [row['id'], cell(row['name'])]));
  const [organizations, campaigns] = [byId('organizations'), byId('campaigns')];
  return {
    organization: (row: Row) => organizations.get(row['organization_id']) ?? '—',
    campaign: (row: Row) => campaigns.get(row['campaign_id']) ?? '—',
  };
}

function nameOfTest(row: Row, { language }: Words): string {
  if (typeof row['name'] === 'string') return row['name'];
  return testName(row['instrument'] as InstrumentId, language);
}

function answersOf(data: OwnDataExport['data'], { id }: Row): number {
  return (data['answers'] ?? []).filter((row) => row['attempt_id'] === id).length;
}

function deviceIn({ user_agent: agent }: Row, language: Language): string {
  return deviceOf(typeof agent === 'string' ? agent : null, language);
}

function profileOf(data: OwnDataExport['data'], { language }: Words): Row {
  const profile = profileInWords(data['profile']?.[0] ?? {}, language);
  const { birthdate } = profile;
  if (typeof birthdate !== 'string') return profile;
  return { ...profile, birthdate: dayInWords(new Date(birthdate), 'UTC', language) };
}

/** What an organisation writes and keeps about the person. */
function kept(data: OwnDataExport['data'], words: Words): Row[] {
  const { say, cell } = words;
  const written = (data['notes'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: say(told.keptNote({ text: cell(row['text']) })),
      since: row['created_at'],
    };
  });
  const fields = (data['custom_fields'] ?? []).map((row) => {
    const { title, body } = row['field'] as Record<'title' | 'body', string>;
    return {
      organization_id: row['organization_id'],
      what: say(told.keptField({ title, text: body })),
      since: row['updated_at'],
    };
  });
  const cvs = (data['cvs_of_organizations'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: say(told.keptCv({ name: cell(row['name']) })),
      since: row['uploaded_at'],
    };
  });
  return [...written, ...fields, ...cvs, ...ratings(data, words), ...reviewsInWords(data, words)];
}

/** How managers have rated interviews; one that was taken back has no mean. */
function ratings(data: OwnDataExport['data'], { say, cell }: Words): Row[] {
  const standing = (data['interview_ratings'] ?? []).filter((row) => row['mean'] !== null);
  return standing.flatMap((row) => {
    const [criteria, given] = [row['criteria'] as string[], row['scores'] as (number | null)[]];
    const scores = criteria
      .map((title, at) => `${title} ${given[at] == null ? '—' : `${given[at]}/${highestScore}`}`)
      .join('; ');
    const [name, text] = [cell(row['interview']), row['comment']];
    const whats = [
      told.keptRating({ name, scores }),
      ...(text === null ? [] : [told.keptRatingComment({ name, text: cell(text) })]),
    ];
    return whats.map((what) => ({
      organization_id: row['organization_id'],
      what: say(what),
      since: row['changed_at'] ?? row['created_at'],
    }));
  });
}

/** Labels and longer times, which an organisation keeps to itself otherwise. */
function notes(data: OwnDataExport['data'], words: Words): Row[] {
  const { say, cell } = words;
  const named = (data['labels'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: say(told.label({ name: cell(row['name']) })),
      since: row['added_at'],
    };
  });
  const times = (data['extra_time'] ?? []).map((row) => {
    return {
      organization_id: row['organization_id'],
      what: say(told.moreTime({ percent: cell(row['percent']) })),
      since: row['set_at'],
    };
  });
  const asked = (data['adjustments'] ?? []).flatMap((row) => [
    {
      organization_id: row['organization_id'],
      what: say(told.adjustmentsAsked({ text: cell(row['request']) })),
      since: row['asked_at'],
    },
    ...(row['answer'] === null
      ? []
      : [
          {
            organization_id: row['organization_id'],
            what: say(told.adjustmentsAnswer({ text: cell(row['answer']) })),
            since: row['answered_at'],
          },
        ]),
  ]);
  return [...named, ...times, ...asked, ...kept(data, words)];
}

function results({ data, results: byTest }: OwnDataExport, words: Words): Content[] {
  const { say } = words;
  // Of an interview nothing is scored; it stands among the tests.
  const scored = Object.entries(byTest).filter(([test]) => !factsOf(test)?.isWatched);
  return scored.map(([test, result]): Content => {
    const taken = (data['tests'] ?? []).find((row) => row['test'] === test);
    const instrument = instrumentOf(test);
    const room: DrawnRoom | undefined = instrument && drawn[instrument];
    const lines = scoresInWords(result, { ...words, bands: room?.bands });
    const half = Math.ceil(lines.length / 2);
    const shown: Content =
      lines.length > 12
        ? { columns: [bullets(lines.slice(0, half)), bullets(lines.slice(half))], columnGap: 24 }
        : bullets(lines.length > 0 ? lines : [say(told.noResult())]);
    const norm = normOf(result);
    const against =
      norm === null ? [] : [{ ...inFonts(scaleOf(norm, room, words)), style: 'note' }];
    const title = say(told.result({ test: taken ? nameOfTest(taken, words) : test }));
    return section(title, [shown, ...against]);
  });
}

/** With whom a result is compared, or what its scale comes from. */
function scaleOf(
  { name, group, version }: NonNullable<ReturnType<typeof normOf>>,
  room: DrawnRoom | undefined,
  { say }: Words,
) {
  return room?.isUncompared ? `${name}, ${group}.` : say(told.compared({ name, group, version }));
}

function facts(row: Row, { title, rows }: Facts, { say, word }: Words): Content {
  const body = Object.entries(rows).map(([key, label]): TableCell[] => [
    { text: say(label), color: colours.muted },
    inFonts(word(row[key])),
  ]);
  return section(say(title), [
    {
      heads: 'rows',
      table: { widths: [118, '*'], body },
      layout: ruledRows({ padding: 4, from: 0 }),
    },
  ]);
}

/** A long list may go on over pages; its title stays with its first row. */
function listOf(
  rows: Row[] = [],
  titles: Titles,
  { cells, words }: { cells: ((row: Row) => string)[]; words: Words },
): Content {
  const { say } = words;
  const title = say(titles.title);
  const columns = titles.columns.map(say);
  if (rows.length === 0) return section(title, [{ text: say(told.nothing()), style: 'note' }]);
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
        heads: 'columns',
        table: {
          // As wide as the page however long an address is, which breaks then.
          widths: columns.map(() => contentWidth / columns.length - gap),
          headerRows: 2,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          body: [
            [heading, ...columns.slice(1).map((): TableCell => ({}))],
            columns.map((text): TableCell => ({ text, style: 'note' })),
            ...rows.slice(0, mostRows).map((row) =>
              cells.map((cell): TableCell => {
                return { ...inFonts(shortened(cell(row), 300)), style: 'small' };
              }),
            ),
          ],
        },
        layout: { ...ruledRows({ padding: 4, from: 2 }), paddingRight: () => gap },
      },
      ...(more > 0 ? [{ text: say(told.more({ rows: words.number(more) })), style: 'note' }] : []),
    ],
    margin: [0, 0, 0, 20],
  };
}
