import type { Language } from '@assay/contract/languages';
import { type Options, stringify } from 'csv-stringify/sync';

/**
 * Where a formula could begin: at the start of a cell, behind spaces or signs that cannot be seen, and behind what separates
 * cells elsewhere. A spreadsheet that reads German or Dutch splits at semicolons, and takes a quote for one at a start only.
 */
const formulas = /(?:^|[;\t\r\n])[ \u{a0}\u{2000}-\u{200a}\u{3000}\p{Cf}]*(?=[-=+@＝＋－＠])/gu;
/** The same in a file with semicolons, which a spreadsheet that reads English splits at commas. */
const localFormulas =
  /(?:^|[,;\t\r\n])[ \u{a0}\u{2000}-\u{200a}\u{3000}\p{Cf}]*(?=[-=+@＝＋－＠])/gu;

/**
 * How every CSV is written: for spreadsheets, in which no cell becomes a formula, and by RFC 4180, with CRLF behind each row. The
 * library puts quotes around the end of a row only, and a line break within a cell may be another one.
 */
const shared = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const;

/** For what is read back and was written by those who download it: within a cell all stays as it is. */
export const exactForm: Options = shared;

export const csvForm: Options = {
  ...shared,
  cast: { string: guarded(formulas) },
};

/** The same where decimals are written with a comma: spreadsheets in these languages split CSV at semicolons. */
const commaForm: Options = {
  ...shared,
  delimiter: ';',
  cast: {
    string: guarded(localFormulas),
    number: (value) => String(value).replace('.', ','),
  },
};

function guarded(beginnings: RegExp) {
  return (text: string) => text.replaceAll(beginnings, "$&'");
}

/** CSV as spreadsheets in a language expect it. */
export function localForm(language: Language | null): Options {
  const commas = new Intl.NumberFormat(language ?? 'en').format(1.5).includes(',');
  return commas ? commaForm : csvForm;
}

export function csvOf(rows: readonly (readonly unknown[])[], form = csvForm): Buffer {
  return Buffer.from(stringify([...rows], form));
}
