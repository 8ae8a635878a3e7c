import * as z from 'zod/mini';

/**
 * A table to be saved: for every program; as spreadsheets expect CSV in the language of whoever asks, which may be semicolons and
 * decimal commas; or as a workbook.
 */
export const tableFormat = z.optional(z.enum(['csv', 'local_csv', 'xlsx']));
export type TableFormat = z.output<typeof tableFormat>;

/** Endpoints spread it: a browser’s contract keeps of an output only what is written as a list. */
export const tableTypes = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
