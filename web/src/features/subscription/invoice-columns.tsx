import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import type { Column } from '../../ui/tables/table.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import type { Subscription } from './api.ts';

type Invoice = Subscription['invoices'][number];

export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    id: 'paid',
    header: <Trans>Paid</Trans>,
    cell: ({ paid_at }) => <span className="whitespace-nowrap">{dayInShort(paid_at)}</span>,
  },
  { id: 'number', header: <Trans>Number</Trans>, cell: ({ number, id }) => number ?? id },
  {
    id: 'amount',
    header: <Trans>Amount</Trans>,
    align: 'end',
    cell: (invoice) => moneyOf(invoice),
  },
  {
    id: 'page',
    header: <Trans>Invoice</Trans>,
    hideHeader: true,
    align: 'end',
    cell: ({ page_url, number, id }) =>
      page_url && (
        <TextAnchor href={page_url} target="_blank" rel="noreferrer">
          <OpenInvoice number={number ?? id} />
        </TextAnchor>
      ),
  },
];

function OpenInvoice({ number }: { number: string }) {
  return (
    <Trans>
      Open<span className="sr-only"> invoice {number}</span>
    </Trans>
  );
}

function moneyOf({ amount, currency }: Invoice): string {
  const money = new Intl.NumberFormat(screenLanguage(), { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return money.format(amount / 10 ** digits);
}
