import type { Language } from '@assay/contract/languages';
import pdfmake from 'pdfmake';
import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';
import { families, type Family } from './fonts/face.files.ts';
import { inFonts } from './fonts/font.runs.ts';
import { colours, margins, sizes } from './report.theme.ts';
import { nameOf } from '@assay/contract/person-name';
import { say } from '../../../platform/words/message.ts';
import { dayInWords, shortened } from './report.words.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

// pdfmake keeps files in memory on the server too, which its types leave out. Buffers as fonts get lost in it.
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
};

pdfmake.setFonts(Object.fromEntries(Object.values(families).flat().map(keepFamily)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

function keepFamily({ name, ...weights }: Family) {
  const files = { normal: `${name}.ttf`, bold: `${name}-bold.ttf` };
  virtualfs.writeFileSync(files.normal, weights.normal);
  virtualfs.writeFileSync(files.bold, weights.bold);
  return [name, files] as const;
}

const styles: StyleDictionary = {
  heading: { font: 'serif-latin', bold: true, fontSize: sizes.title, margin: [0, 0, 0, 4] },
  small: { fontSize: sizes.small },
  note: { fontSize: sizes.small, color: colours.muted },
  tiny: { fontSize: sizes.tiny, color: colours.muted },
};

interface PrintedReport {
  title: string;
  /** The organisation that it is printed for. */
  author: string;
  printedAt: Date;
  /** At the foot of each page, before the page number. */
  footer: string;
  /** At the foot of each page, on the other side. */
  origin: string;
  content: Content[];
  language: Language;
}

export interface Occasion {
  organization: string;
  /** Of the organisation, for the dates. */
  timeZone: string;
  printedAt: Date;
  /** Of the reader. */
  language: Language;
}

/** A report about somebody: its file, with whose it is and for whom it was printed on every page. */
export function printReportOf(
  subject: Parameters<typeof nameOf>[0],
  what: string,
  about: Occasion,
  content: Content[],
): Promise<Buffer> {
  return printNamed(nameOf(subject), what, about, content);
}

/** A report about several people, by what they are called together. */
export function printNamed(
  name: string,
  what: string,
  { organization, timeZone, printedAt, language }: Occasion,
  content: Content[],
): Promise<Buffer> {
  const origin = [shortened(organization, 50), dayInWords(printedAt, timeZone, language)];
  return printDocument({
    title: `${name}, ${what}`,
    author: organization,
    printedAt,
    footer: `${shortened(name, 50)}, ${what}`,
    origin: origin.filter(Boolean).join(', '),
    content,
    language,
  });
}

/**
 * A document on A4 with embedded fonts, page numbers, bookmarks and the data that readers and archives look for. It
 * is not tagged: pdfmake sets the mark but writes no structure, and a false mark silences screen readers.
 * @returns the file.
 */
function printDocument(report: PrintedReport): Promise<Buffer> {
  const { title, author, printedAt, footer, origin, content, language } = report;
  const document = pdfmake.createPdf({
    version: '1.7',
    language,
    displayTitle: true,
    info: { title, author, creator: 'Assay', producer: 'Assay', creationDate: printedAt },
    pageSize: 'A4',
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    defaultStyle: {
      font: 'sans-latin',
      fontSize: sizes.body,
      lineHeight: 0.96,
      color: colours.ink,
    },
    styles,
    content,
    footer: (current, count) => ({
      style: 'tiny',
      margin: [margins.side, 22, margins.side, 0],
      columns: [
        {
          text: [
            inFonts(footer),
            ` · ${say(language, sharedMessages.pageOf({ page: String(current), pages: String(count) }))}`,
          ],
        },
        { ...inFonts(origin), width: 'auto' },
      ],
      columnGap: 16,
    }),
  });
  return document.getBuffer();
}
