import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { openZip, type ZipFile } from '../../../platform/documents/zip.reader.ts';
import type { Table } from './table.model.ts';
import { readCells, readElements, readStrings } from './xlsx-parts.reader.ts';
import { importMessages } from './messages.data.ts';

const maxBytes = 50 * 1024 * 1024;
const limits = { entries: 1000, totalBytes: maxBytes, ratio: 1000 };

/** The first sheet of a workbook; formulas count as the text that was last shown. Throws UnreadableFile. */
export async function readXlsx(content: Buffer): Promise<Table> {
  const zip = await openZip(content, limits);
  const names = [...zip.sizes.keys()];
  if (names.includes('content.xml')) {
    throw new UnreadableFile(importMessages.openDocument());
  }
  const book = names.find((name) => /(?:^|\/)workbook\.xml$/.test(name));
  if (book === undefined) {
    throw new UnreadableFile(importMessages.noWorkbook());
  }
  const unpacked = [...zip.sizes.values()].reduce((sum, size) => sum + size, 0);
  if (unpacked > maxBytes) {
    throw new UnreadableFile(importMessages.workbookTooLarge());
  }
  const folder = book.slice(0, -'workbook.xml'.length);
  const { sheet, strings } = await findParts(zip, book, folder);
  const rows = readCells(await part(zip, sheet), strings);
  return { kind: 'xlsx', encoding: null, delimiter: null, rows };
}

/** Where the first sheet is, and the texts that its cells name by their number. */
async function findParts(zip: ZipFile, book: string, folder: string) {
  const [first] = readElements(await part(zip, book), 'sheet');
  const relations = readElements(
    await part(zip, `${folder}_rels/workbook.xml.rels`),
    'Relationship',
  );
  const pathOf = (relation: Record<string, string> | undefined) => {
    const target = relation?.['Target'];
    return target?.startsWith('/') ? target.slice(1) : target && `${folder}${target}`;
  };
  const sheet = pathOf(relations.find((relation) => relation['Id'] === first?.['r:id']));
  const texts = pathOf(relations.find((relation) => relation['Type']?.endsWith('/sharedStrings')));
  return {
    sheet: sheet ?? '',
    strings: texts === undefined ? [] : readStrings(await part(zip, texts)),
  };
}

async function part(zip: ZipFile, name: string): Promise<Buffer> {
  const content = await zip.read(name, maxBytes);
  if (content === undefined) {
    throw new UnreadableFile(importMessages.workbookIncomplete());
  }
  return content;
}
