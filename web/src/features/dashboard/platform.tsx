import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { Platform } from './api.ts';

/** What those who run this installation keep an eye on. Nothing that organisations measure shows here. */
export function PlatformOverview({ organizations, nearly_full, ending, mails }: Platform) {
  const { t } = useLingui();
  return (
    <>
      <StatRow>
        <Stat value={counted(organizations.active)} label={t`active organisations`} />
        <Stat value={counted(organizations.inactive)} label={t`inactive`} />
        <Stat value={counted(mails.sent)} label={t`emails sent since yesterday`} />
        <Stat value={counted(mails.waiting)} label={t`waiting`} />
        <Stat value={counted(mails.failed)} label={t`failed`} />
      </StatRow>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          flush
          title={t`Plans that are nearly full`}
          note={
            nearly_full.length > 0
              ? t`80 % or more used`
              : t`No organisation has used 80 % of its plan or more.`
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
                    <Used plan={package_name} used={counted(used)} limit={counted(limit)} />
                    <ProgressBar
                      value={used}
                      max={limit}
                      label={usedBy(organization_name, counted(used), counted(limit))}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card
          flush
          title={t`Renewals due`}
          note={ending.length > 0 ? t`Next 30 days` : t`No plan renews in the next 30 days.`}
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

const usedBy = (name: string, people: string, most: string) =>
  t`${name}: ${people} of ${most} people used`;

function Used({ plan, used, limit }: { plan: string; used: string; limit: string }) {
  return (
    <Trans>
      {plan}: {used} of {limit}
    </Trans>
  );
}

function Name({ id, name }: { id: number; name: string }) {
  return (
    <RowLink to="/admin/organizations/view/$id" params={{ id: String(id) }}>
      {name}
    </RowLink>
  );
}
