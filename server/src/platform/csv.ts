import { stringify } from 'csv-stringify/sync';

/**
 * Where a formula could begin: at the start of a cell, behind spaces or signs that cannot be seen, and behind what separates
 * cells elsewhere. A spreadsheet that reads German or Dutch splits at semicolons, and takes a quote for one at a start only.
 */
const formulas = /(?:^|[;\t\r\n])[ \u{a0}\u{2000}-\u{200a}\u{3000}\p{Cf}]*(?=[-=+@＝＋－＠])/gu;

/**
 * How every CSV is written: for spreadsheets, in which no cell becomes a formula, and by RFC 4180, with CRLF behind each row. The
 * library puts quotes around the end of a row only, and a line break within a cell may be another one.
 */
const exactForm = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const;

export const csvForm = {
  ...exactForm,
  cast: { string: (text: string) => text.replaceAll(formulas, "$&'") },
};

/** @param options.exact for what is read back and was written by those who download it: within a cell all stays as it is. */
export function csvOf(rows: readonly (readonly unknown[])[], { exact = false } = {}): Buffer {
  return Buffer.from(stringify([...rows], exact ? exactForm : csvForm));
}
