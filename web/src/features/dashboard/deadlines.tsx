import { zoneTime } from '@assay/contract/time-zone';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { momentInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { DashboardDetails } from './api.ts';

function completedOf(campaign: string, done: number, people: number): string {
  const completed = counted(done);
  return t`${campaign}: ${plural(people, { one: `${completed} of # person completed`, other: `${completed} of # people completed` })}`;
}

/** When it is over, by the clocks of the organisation. */
const inTheirTime = (deadline: string, timeZone: string) =>
  `${momentInShort(deadline, timeZone)}, ${zoneTime(timeZone, screenLanguage())}`;

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
              <p className="text-small text-muted">{inTheirTime(deadline, time_zone)}</p>
            </div>
            <div className="grid min-w-32 gap-1.5 text-right">
              <span className="text-small whitespace-nowrap">
                {unfinished === 0 ? (
                  <Trans>All completed</Trans>
                ) : (
                  <Plural value={unfinished} one="# not completed" other="# not completed" />
                )}
              </span>
              <ProgressBar
                value={subjects - unfinished}
                max={subjects}
                label={completedOf(campaign_name, subjects - unfinished, subjects)}
              />
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
