import { isRight } from '@assay/contract/bank-fields';

/** An option as it is typed. One that is stored keeps its id. */
export interface OptionRow {
  id?: number | undefined;
  text: string;
  score: number;
}

export interface OptionValues {
  options: OptionRow[];
}

export const emptyOption: OptionRow = { text: '', score: 0 };

function isEmptyOption({ id, text, score }: OptionRow): boolean {
  return id === undefined && text.trim() === '' && !isRight(score);
}

/** Without what was never filled in. */
export function tidyOptions(rows: readonly OptionRow[]): OptionRow[] {
  return rows.filter((row) => !isEmptyOption(row));
}

/** A pasted list: an option a line, the right ones with a star before them. Numbers and letters of a list are dropped. */
export function optionsFromLines(lines: string): OptionRow[] {
  return lines.split(/\r?\n/).flatMap((line) => {
    const [, star, bare = ''] = /^\s*(\*?)\s*(.*?)\s*$/.exec(line) ?? [];
    const text = bare.replace(/^(?:\d{1,2}|[a-hA-H])[.)]\s+/, '');
    return text === '' ? [] : [{ text, score: star ? 1 : 0 }];
  });
}

/** Whether there are options to choose from and none of them is right: candidates do not get such a question. */
export function lacksRight(rows: readonly OptionRow[]): boolean {
  const written = rows.filter(({ text }) => text.trim() !== '');
  return written.length >= 2 && !written.some(({ score }) => score > 0);
}
