import * as z from 'zod/mini';

/** A table to be saved: for every program, or for spreadsheets. */
export const tableFormat = z.optional(z.enum(['csv', 'xlsx']));
export type TableFormat = z.output<typeof tableFormat>;

/** Endpoints spread it: a browser’s contract keeps of an output only what is written as a list. */
export const tableTypes = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
