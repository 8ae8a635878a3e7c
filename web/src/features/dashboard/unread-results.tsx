import { nameOf } from '@assay/contract/person-name';
import { agoInWords } from '../../lib/moments.ts';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { ReportLink } from '../../ui/actions/report-link.tsx';
import type { DashboardDetails } from './api.ts';

/** People whose results no one in the organisation has opened. */
export function UnreadResults({ results }: DashboardDetails['unread']) {
  return (
    <ul>
      {results.map(({ subject_id, first_name, last_name, email, ...result }) => (
        <li
          key={`${subject_id} ${result.campaign_id}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-line px-5 py-3 sm:px-6"
        >
          <div className="min-w-0">
            <PersonLink id={subject_id}>{nameOf({ first_name, last_name, email })}</PersonLink>
            <p className="truncate text-small text-muted">{result.campaign_name}</p>
          </div>
          <div className="text-right whitespace-nowrap">
            <ReportLink
              test={result.test}
              id={subject_id}
              name={nameOf({ first_name, last_name, email })}
              campaign={result.campaign_id}
            />
            <time dateTime={result.completed_at} className="block text-small text-muted">
              {agoInWords(result.completed_at)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
