import type { SkillTest } from '../definition.ts';
import { businessWritingTest } from './business-writing.data.ts';
import { dataLiteracyTest } from './data-literacy.data.ts';
import { spreadsheetTest } from './spreadsheet.data.ts';
import { sqlTest } from './sql.data.ts';
import { typescriptTest } from './typescript.data.ts';

/** The tests that come with the product for a bank to begin with, written by us. Their pictures lie beside this file. */
export const sampleTests: readonly SkillTest[] = [
  typescriptTest,
  sqlTest,
  spreadsheetTest,
  businessWritingTest,
  dataLiteracyTest,
];
