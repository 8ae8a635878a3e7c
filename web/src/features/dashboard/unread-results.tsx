import { nameOf } from '@assay/contract/person-name';
import { agoInWords } from '../../lib/moments.ts';
import { RowLink } from '../../ui/row-link.tsx';
import { reportAddress } from '../../lib/report-address.ts';
import type { DashboardDetails } from './api.ts';

/** People whose results no one in the organisation has opened; a name leads to the report. */
export function UnreadResults({ results }: DashboardDetails['unread']) {
  return (
    <ul>
      {results.map(({ subject_id, first_name, last_name, email, ...result }) => (
        <li
          key={`${subject_id} ${result.campaign_id}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-line px-5 py-3 sm:px-6"
        >
          <div className="min-w-0">
            <RowLink
              {...reportAddress(result.test, subject_id, result.campaign_id)}
              // Reading it is written down: only on purpose.
              preload={false}
            >
              {nameOf({ first_name, last_name, email })}
            </RowLink>
            <p className="truncate text-small text-muted">{result.campaign_name}</p>
          </div>
          <time dateTime={result.completed_at} className="text-small whitespace-nowrap text-muted">
            {agoInWords(result.completed_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
