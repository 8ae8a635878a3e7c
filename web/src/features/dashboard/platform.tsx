import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { Platform } from './api.ts';

/** What those who run this Assay look after. Nothing that organisations measure shows here. */
export function PlatformOverview({ organizations, nearly_full, ending, mails }: Platform) {
  return (
    <>
      <StatRow>
        <Stat value={counted(organizations.active)} label="active organisations" />
        <Stat value={counted(organizations.inactive)} label="inactive" />
        <Stat value={counted(mails.sent)} label="mails sent since yesterday" />
        <Stat value={counted(mails.waiting)} label="waiting" />
        <Stat value={counted(mails.failed)} label="failed" />
      </StatRow>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          flush
          title="Packages that are nearly full"
          note={
            nearly_full.length > 0
              ? 'At 80 % of their people or more'
              : 'Every organisation has room for more than a fifth of its package.'
          }
        >
          {nearly_full.length > 0 && (
            <ul>
              {nearly_full.map(({ id, organization_name, package_name, used, limit }) => (
                <li
                  key={id}
                  className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-6 border-t border-line px-5 py-3.5 sm:px-6"
                >
                  <Name id={id} name={organization_name} />
                  <div className="grid gap-1.5 text-right text-small">
                    {package_name}: {counted(used)} of {counted(limit)}
                    <ProgressBar
                      value={used}
                      max={limit}
                      label={`${organization_name}: ${counted(used)} of ${counted(limit)} people used`}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card
          flush
          title="Periods that end soon"
          note={ending.length > 0 ? 'Within 30 days' : 'No period ends within 30 days.'}
        >
          {ending.length > 0 && (
            <ul>
              {ending.map(({ id, organization_name, period_ends_at }) => (
                <li
                  key={id}
                  className="flex items-baseline justify-between gap-6 border-t border-line px-5 py-3.5 sm:px-6"
                >
                  <Name id={id} name={organization_name} />
                  <span className="text-small whitespace-nowrap text-muted">
                    {dayInWords(period_ends_at)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}

function Name({ id, name }: { id: number; name: string }) {
  return (
    <RowLink to="/admin/organizations/view/$id" params={{ id: String(id) }}>
      {name}
    </RowLink>
  );
}
