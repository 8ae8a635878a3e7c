import type { Language } from '@assay/contract/languages';
import type { Content } from 'pdfmake/interfaces.js';
import { say } from '../../../../../platform/words/message.ts';
import { inFonts } from '../../fonts/runs.model.ts';
import { titleSection } from '../../head.section.ts';
import { printReportOf } from '../../report.document.ts';
import { bullets } from '../../report.section.ts';
import { sizes } from '../../report.theme.ts';
import { dayInWords, number } from '../../report.words.ts';
import { type AnyResult, contentOf, type ResultOf } from './content.section.ts';
import type { OwnResult, Part } from './own-result.section.ts';

export interface OwnOrder {
  instrument: ResultOf;
  /** As the call of the page answers. */
  result: AnyResult;
  /** What the test is called. */
  test: string;
  subject: Parameters<typeof titleSection>[0]['subject'];
  language: Language;
  printedAt: Date;
}

/**
 * One own result on A4, for the person: the words of its page.
 * @returns the file.
 */
export function renderOwnResultPdf(order: OwnOrder): Promise<Buffer> {
  const { instrument, result, test, subject, language, printedAt } = order;
  const dayOf = (instant: string) => dayInWords(new Date(instant), 'UTC', language);
  const own = contentOf(instrument, result, {
    say: (message) => say(language, message),
    number: (value, digits) => number(value, digits, language),
    day: dayOf,
  });
  const about = { organization: 'Assay', timeZone: 'UTC', printedAt, language };
  const content = [
    ...titleSection({
      subject,
      occasion: `${test}, ${dayOf(own.completedAt)}`,
      ...(own.repeated && { note: own.repeated }),
    }),
    ...own.parts.map((part) => partOf(part, own)),
  ];
  return printReportOf(subject, test, about, content);
}

/** Its title stays with what comes first; a long part may go on over pages. */
function partOf(
  { title, note, text, items = [], small, lines = [] }: Part,
  own: OwnResult,
): Content {
  const head: Content[] = [
    { ...inFonts(title, 'serif'), style: 'heading', outline: true, outlineText: title },
    ...(text === undefined ? [] : [{ ...inFonts(text), margin: [0, 0, 0, 3] } satisfies Content]),
    ...(note === undefined ? [] : [{ ...inFonts(note), style: 'note' }]),
    ...(lines.length === 0 ? [] : [bullets(lines)]),
  ];
  const [first, ...rest] = items.map((item) => itemOf(item, { small, color: own.color }));
  return {
    stack: [{ stack: first ? [...head, first] : head, unbreakable: true }, ...rest],
    margin: [0, 0, 0, 18],
  };
}

function itemOf(
  { name, verdict, about, text, notes = [], tips = [] }: NonNullable<Part['items']>[number],
  { small = false, color }: { small?: boolean | undefined; color: string },
): Content {
  const size = small ? sizes.small : sizes.body;
  return {
    stack: [
      {
        columns: [
          {
            ...inFonts(name),
            headlineLevel: 3,
            bold: true,
            fontSize: small ? sizes.body : sizes.large,
          },
          { ...inFonts(verdict), bold: true, color, fontSize: size, width: 'auto' },
        ],
        columnGap: 12,
      },
      ...(about === undefined ? [] : [{ ...inFonts(about), style: 'note' }]),
      { ...inFonts(text), fontSize: size, margin: [0, 1, 0, 2] },
      ...notes.map((line): Content => ({ ...inFonts(line), style: 'note' })),
      ...(tips.length === 0 ? [] : [bullets(tips)]),
    ],
    unbreakable: true,
    margin: [0, small ? 5 : 7, 0, 0],
  };
}
