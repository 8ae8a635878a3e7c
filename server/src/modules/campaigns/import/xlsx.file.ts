import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { readDirectory } from '../../../platform/documents/zip.directory.ts';
import { maxCells, maxLines, type Table } from './import.table.ts';

const maxEntries = 1000;
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxSeconds = 15;

interface Sheet {
  count: number;
  rows: string[][];
}

/** The first sheet of a workbook; formulas count as the text that was last shown. */
export async function readXlsx(content: Buffer): Promise<Table> {
  const entries = readDirectory(content);
  const names = entries.map(({ name }) => name);
  if (names.includes('content.xml')) {
    throw new UnreadableFile('This is an OpenDocument file. Please save it as XLSX or CSV.');
  }
  if (!names.some((name) => name.endsWith('workbook.xml'))) {
    throw new UnreadableFile('This is not an Excel workbook. Please choose an XLSX or CSV file.');
  }
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > maxEntries || unpacked > maxUnpackedBytes) {
    throw new UnreadableFile('This workbook is too large when unpacked. Please save it as CSV.');
  }
  const { count, rows } = await readApart(content);
  if (count > maxLines) throw new UnreadableFile(tooManyLines(count));
  return {
    kind: 'xlsx',
    encoding: null,
    delimiter: null,
    rows: rows.map((cells, i) => ({ line: i + 1, cells })),
  };
}

export function tooManyLines(count: number): string {
  return `This has ${count.toLocaleString('en')} lines, which is more than can be added at once.`;
}

async function readApart(content: Buffer): Promise<Sheet> {
  const copy = Uint8Array.from(content).buffer;
  const thread = new Worker(new URL('./xlsx.thread.ts', import.meta.url), {
    workerData: { content: copy, maxRows: maxLines, maxColumns: maxCells },
    transferList: [copy],
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  });
  const sheet = new Promise<Sheet>((resolve, reject) => {
    const refuse = () =>
      reject(new UnreadableFile('This workbook could not be read. Is it damaged? Try CSV.'));
    const timer = setTimeout(refuse, maxSeconds * 1000);
    thread.once('message', resolve);
    thread.once('error', refuse);
    thread.once('exit', () => {
      clearTimeout(timer);
      refuse();
    });
  });
  try {
    return await sheet;
  } finally {
    await thread.terminate();
  }
}
