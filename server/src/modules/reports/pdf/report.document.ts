import { buffer } from 'node:stream/consumers';
import type { Language } from '@assay/contract/languages';
import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';
import { families } from './fonts/face.reader.ts';
import { inFonts } from './fonts/runs.model.ts';
import { colours, margins, paper, sizes } from './report.theme.ts';
import { nameOf } from '@assay/contract/person-name';
import { say } from '../../../platform/words/message.ts';
import { dayInWords, shortened } from './report.words.ts';
import { DocPreprocessor, PDFDocument } from './tags/pdfmake.model.ts';
import { tagsOf } from './tags/tree.model.ts';
import { TaggedLayout, TaggedRenderer, writeStructure } from './tags/tagged.writer.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

const fonts = Object.fromEntries(
  Object.values(families)
    .flat()
    .map(({ name, ...weights }) => [name, weights] as const),
);

const styles: StyleDictionary = {
  heading: { font: 'serif-latin', bold: true, fontSize: sizes.title, margin: [0, 0, 0, 4] },
  small: { fontSize: sizes.small },
  note: { fontSize: sizes.small, color: colours.muted },
  tiny: { fontSize: sizes.tiny, color: colours.muted },
};

const defaultStyle = {
  font: 'sans-latin',
  fontSize: sizes.body,
  lineHeight: 0.96,
  color: colours.ink,
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
 * A document on A4 with embedded fonts, page numbers, bookmarks, tags for who listens to it and the data that readers
 * and archives look for.
 * @returns the file.
 */
function printDocument(report: PrintedReport): Promise<Buffer> {
  const { title, author, printedAt, language } = report;
  const options = {
    size: [paper.width, paper.height],
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Assay',
      Producer: 'Assay',
      CreationDate: printedAt,
    },
    font: null,
  };
  const document = new PDFDocument(fonts, {}, {}, {}, options, null, () => false);
  const content = new DocPreprocessor().preprocessDocument(report.content);
  const tags = tagsOf(content);
  const layout = new TaggedLayout(
    { ...paper, orientation: 'portrait' },
    { left: margins.side, top: margins.top, right: margins.side, bottom: margins.bottom },
  );
  const pages = layout.layoutDocument(
    content,
    document,
    styles,
    defaultStyle,
    undefined,
    undefined,
    (current: number, count: number) => footOf(report, current, count),
  );
  new TaggedRenderer(document).renderPages(pages);
  writeStructure(document, tags);
  const file = buffer(document);
  document.end();
  return file;
}

function footOf({ footer, origin, language }: PrintedReport, page: number, pages: number): Content {
  const where = sharedMessages.pageOf({ page: String(page), pages: String(pages) });
  return {
    style: 'tiny',
    margin: [margins.side, 22, margins.side, 0],
    columns: [
      { text: [inFonts(footer), ` · ${say(language, where)}`] },
      { ...inFonts(origin), width: 'auto' },
    ],
    columnGap: 16,
  };
}
