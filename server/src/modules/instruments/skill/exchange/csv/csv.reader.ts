import type { Message } from '../../../../../platform/words/message.ts';
import { exchangeMessages } from '../messages.data.ts';
import { parse } from 'csv-parse/sync';
import { bankLimits, defaultSeconds } from '@assay/contract/bank-limits';
import { decodeText } from '../../../../../platform/documents/text.ts';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import {
  type BankOption,
  type BankQuestion,
  cutHeading,
  type Imported,
  type Note,
  problemOf,
} from '../bank.model.ts';
import { header, topicColumn, unguard } from './cells.model.ts';
import { bankMessages } from '../../bank/messages.data.ts';

/** What is wrong with a row, at its column. */
class BadRow extends Error {
  readonly said: Message;

  constructor(said: Message, column?: string) {
    super('A row that is no question');
    this.said = column === undefined ? said : exchangeMessages.atColumn({ column, problem: said });
  }
}

/** Good and bad ones together; nobody corrects more by a report. */
const maxRows = 4 * bankLimits.questions;

type Cells = (column: string) => string;

/**
 * Reads questions from a CSV file: a heading, then a question a row. Rows that are no question are left out and told
 * with their number as a spreadsheet shows it. `name` becomes the test's. Throws UnreadableFile.
 */
export function readCsv(content: Buffer, name: string): Imported {
  const text = textOf(content);
  const rows = cellsOf(text);
  const heading = rows[0]?.map((cell) => cell.trim().toLowerCase()) ?? [];
  checkHeading(heading);
  const report: Note[] = unknownColumns(heading);
  if (!heading.includes('seconds')) {
    const message = exchangeMessages.noSeconds({ seconds: defaultSeconds });
    report.push({ item: rowNamed(1), level: 'changed', message });
  }
  const questions = rows.slice(1).flatMap((row, i): BankQuestion[] => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells: Cells = (column) => row[heading.indexOf(column)] ?? '';
    try {
      if (row.slice(heading.length).some((cell) => cell !== ''))
        throw new BadRow(exchangeMessages.tooManyCells());
      return [readQuestion(cells)];
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      report.push({ item: rowNamed(i + 2), level: 'left_out', message: error.said });
      return [];
    }
  });
  if (questions.length > bankLimits.questions || rows.length === maxRows) {
    throw new UnreadableFile(bankMessages.tooManyRows({ maximum: bankLimits.questions }));
  }
  return { test: cutHeading({ name, description: '', questions }, report), report };
}

function textOf(content: Buffer): string {
  const { text } = decodeText(content);
  if (text.startsWith('PK') || text.includes('\0')) {
    throw new UnreadableFile(bankMessages.notCsv());
  }
  return text.replace(/^\uFEFF/, '');
}

function cellsOf(text: string): string[][] {
  // Excel's own way to say which sign it is.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const rest = text.slice(told?.[0].length ?? 0);
  const delimiter = told?.[1] ?? /^"?question"?\s*([,;\t|])/i.exec(rest)?.[1] ?? ',';
  try {
    return parse(rest, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: 200_000,
      to: maxRows,
    });
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new UnreadableFile(
      line === undefined ? bankMessages.csvDamaged() : bankMessages.csvDamagedAt({ line }),
    );
  }
}

function checkHeading(heading: string[]): void {
  const needed = ['question', ...header.slice(2, 6)];
  const missing = needed.filter((column) => !heading.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFile(
      bankMessages.headingMissing({
        missing: missing.join(', '),
        expected: header.slice(0, 6).join(','),
      }),
    );
  }
  const twice = [...header, topicColumn].find(
    (column) => heading.indexOf(column) !== heading.lastIndexOf(column),
  );
  if (twice !== undefined) throw new UnreadableFile(bankMessages.columnTwice({ column: twice }));
}

function unknownColumns(heading: string[]): Note[] {
  return heading
    .filter((column) => column !== '' && column !== topicColumn && !header.includes(column))
    .map((column) => ({
      item: rowNamed(1),
      level: 'ignored',
      message: exchangeMessages.unknownColumn({ column: column.slice(0, 60) }),
    }));
}

function readQuestion(cells: Cells): BankQuestion {
  const columns = Array.from({ length: bankLimits.options }, (_, i) => readOption(cells, i + 1));
  const options = columns.filter((option) => option !== undefined);
  const gap = columns.slice(0, options.length).indexOf(undefined);
  if (gap >= 0) throw new BadRow(exchangeMessages.emptyBetween(), `option_${gap + 1}`);
  const topic = unguard(cells(topicColumn));
  const question = {
    text: unguard(cells('question')),
    ...(topic.trim() !== '' && { topic }),
    seconds: readSeconds(cells('seconds')),
    options,
  };
  const problem = problemOf(question);
  if (problem !== undefined) throw new BadRow(problem.message, problem.column);
  return question;
}

function readSeconds(cell: string): number {
  if (cell.trim() === '') return defaultSeconds;
  const seconds = /^\s*\d{1,4}\s*$/.test(cell) ? Number(cell) : 0;
  if (seconds < bankLimits.minSeconds || seconds > bankLimits.maxSeconds) {
    throw new BadRow(
      exchangeMessages.secondsNotWhole({
        told: told(cell),
        least: bankLimits.minSeconds,
        most: bankLimits.maxSeconds,
      }),
      'seconds',
    );
  }
  return seconds;
}

function readOption(cells: Cells, number: number): BankOption | undefined {
  const text = unguard(cells(`option_${number}`));
  const cell = unguard(cells(`score_${number}`).trim());
  if (text.trim() === '') {
    if (cell === '') return undefined;
    throw new BadRow(exchangeMessages.scoreWithoutText(), `option_${number}`);
  }
  if (cell === '') return { text, score: 0 };
  const score = /^[-−]?\d{0,4}(?:[.,]\d{1,2})?$/.test(cell)
    ? Number(cell.replace(',', '.').replace('−', '-'))
    : Number.NaN;
  if (!(Math.abs(score) <= bankLimits.score)) {
    throw new BadRow(
      exchangeMessages.scoreNotNumber({ told: told(cell), most: bankLimits.score }),
      `score_${number}`,
    );
  }
  return { text, score };
}

function told(cell: string): string {
  return `“${cell.slice(0, 40)}”`;
}

function rowNamed(number: number): Message {
  return exchangeMessages.row({ number });
}
