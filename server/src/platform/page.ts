import { mostRows } from '@assay/contract/fields';
import { invalid } from './http/errors.ts';
import { platformMessages } from './words/messages.data.ts';

export interface Page {
  page: number;
  perPage: number;
}

/** Of tables whose rows are worked out one by one; `last_page` tells that there are more. */
export const mostResults = 500;

/** Everybody in the table of a campaign, as for a file: more than any campaign has. */
export const wholeTable = { page: 1, perPage: 1_000_000 };

/** What a list answers that has been asked for a page, of `standard` rows, or for everything, up to `most`. */
export function readPage(
  { page, perPage }: { page?: number | undefined; perPage?: number | undefined },
  { standard = 25, most = mostRows } = {},
): Page {
  const everything = page === undefined && perPage === undefined;
  return { page: page ?? 1, perPage: perPage ?? (everything ? most : standard) };
}

/** The `meta` of a paged list. Nobody pages beyond what is counted: a narrower filter finds the rest. */
export function pageMeta(page: number, perPage: number, total: number) {
  if ((page - 1) * perPage >= mostRows) {
    throw invalid({ page: platformMessages.listEnds({ maximum: mostRows }) });
  }
  const counted = Math.min(total, mostRows);
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(counted / perPage)),
    per_page: perPage,
    total: counted,
    total_is_exact: total <= mostRows,
  };
}
