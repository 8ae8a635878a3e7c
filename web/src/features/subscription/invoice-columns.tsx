import { dayInShort } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import type { Column } from '../../ui/table.tsx';
import { TextAnchor } from '../../ui/text-anchor.tsx';
import type { Subscription } from './api.ts';

type Invoice = Subscription['invoices'][number];

export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    id: 'paid',
    header: 'Paid',
    cell: ({ paid_at }) => <span className="whitespace-nowrap">{dayInShort(paid_at)}</span>,
  },
  { id: 'number', header: 'Number', cell: ({ number, id }) => number ?? id },
  { id: 'amount', header: 'Amount', align: 'end', cell: (invoice) => moneyOf(invoice) },
  {
    id: 'page',
    header: 'Invoice',
    hideHeader: true,
    align: 'end',
    cell: ({ page_url, number, id }) =>
      page_url && (
        <TextAnchor href={page_url} target="_blank" rel="noreferrer">
          Open<span className="sr-only"> invoice {number ?? id}</span>
        </TextAnchor>
      ),
  },
];

function moneyOf({ amount, currency }: Invoice): string {
  const money = new Intl.NumberFormat(screenLanguage(), { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return money.format(amount / 10 ** digits);
}
