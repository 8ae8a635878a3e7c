import { Worker } from 'node:worker_threads';
import { maxCells, maxLines, type Table, UnreadableFile } from './import.table.ts';

const maxEntries = 1000;
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxSeconds = 15;

interface Sheet {
  count: number;
  rows: string[][];
}

/** The first sheet of a workbook; formulas count as the text that was last shown. */
export async function readXlsx(content: Buffer): Promise<Table> {
  const entries = entriesOf(content);
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

interface ZipEntry {
  name: string;
  /** Unpacked, as it is declared; the reader unpacks no more than that. */
  size: number;
}

/** The directory at the end of a ZIP file. */
function entriesOf(content: Buffer): ZipEntry[] {
  const broken = new UnreadableFile('This workbook is damaged. Please save it once more.');
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > content.length) throw broken;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  // Sizes beyond four gigabytes stand elsewhere, and no list of people is as large.
  if (count === 0xffff || at === 0xffffffff || content.readUInt32LE(end - 20) === 0x07064b50)
    throw broken;
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) throw broken;
    const nameEnd = at + 46 + content.readUInt16LE(at + 28);
    entries.push({
      name: content.toString('utf8', at + 46, nameEnd),
      size: content.readUInt32LE(at + 24),
    });
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}
