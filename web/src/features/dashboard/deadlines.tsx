import { cityOf } from '@assay/contract/time-zone';
import { momentInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { DashboardDetails } from './api.ts';

/** Campaigns that end soon, the nearest first, with what is still open. */
export function Deadlines({ deadlines }: Pick<DashboardDetails, 'deadlines'>) {
  return (
    <ul>
      {deadlines.map(
        ({ campaign_id, campaign_name, deadline, time_zone, subjects, unfinished }) => (
          <li
            key={campaign_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line px-5 py-3.5 sm:px-6"
          >
            <div className="min-w-0">
              <RowLink
                to="/admin/assessments/view/$id"
                params={{ id: String(campaign_id) }}
                search={{ status: undefined }}
              >
                {campaign_name}
              </RowLink>
              <p className="text-small text-muted">
                {momentInShort(deadline, time_zone)}, {cityOf(time_zone)} time
              </p>
            </div>
            <div className="grid w-32 gap-1.5 text-right">
              <span className="text-small whitespace-nowrap">
                {unfinished === 0 ? 'All finished' : `${counted(unfinished)} not finished`}
              </span>
              <ProgressBar
                value={subjects - unfinished}
                max={subjects}
                label={`${campaign_name}: ${counted(subjects - unfinished)} of ${counted(subjects)} finished`}
              />
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
