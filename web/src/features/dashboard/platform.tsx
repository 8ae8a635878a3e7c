import { trialPackage } from '@assay/contract/dashboard';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayInWords, momentInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { RowLink } from '../../ui/tables/row-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { Platform } from './api.ts';

/** What those who run this installation keep an eye on. Nothing that organisations measure shows here. */
export function PlatformOverview(data: Platform) {
  const { t } = useLingui();
  const { organizations, people, nearly_full, ending } = data;
  return (
    <>
      <StatRow>
        <Stat
          value={counted(organizations.active)}
          label={
            <TextLink to="/admin/organizations" search={{ status: 'active' }}>
              {t`active organisations`}
            </TextLink>
          }
        />
        <Stat
          value={counted(organizations.trial)}
          label={
            <TextLink
              to="/admin/organizations"
              search={{ status: 'active', package: trialPackage }}
            >
              {t`of them on trial`}
            </TextLink>
          }
        />
        <Stat
          value={counted(organizations.inactive)}
          label={
            <TextLink to="/admin/organizations" search={{ status: 'inactive' }}>
              {t`inactive`}
            </TextLink>
          }
        />
        <Stat value={counted(people.invited)} label={t`people invited in the last 30 days`} />
        <Stat value={counted(people.completed)} label={t`completed in the last 30 days`} />
      </StatRow>
      <p className="-mt-3 mb-6 text-small text-muted">
        <Trans>
          People invited count once in each organisation; completed counts each campaign that
          someone has completed.
        </Trans>
      </p>
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
        <Emails {...data} />
        <Background {...data.background} />
      </div>
    </>
  );
}

/** The last day's emails, and whose did not arrive. */
function Emails({ mails, failing }: Pick<Platform, 'mails' | 'failing'>) {
  const { t } = useLingui();
  const [sent, waiting, failed] = [mails.sent, mails.waiting, mails.failed].map(counted);
  return (
    <Card
      flush
      title={t`Emails`}
      note={t`Last 24 hours: ${sent} sent, ${waiting} waiting, ${failed} failed`}
    >
      {failing.length > 0 && (
        <ul aria-label={t`Organisations whose emails failed`}>
          {failing.map(({ id, organization_name, failed: count }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-6 border-t border-line px-5 py-3.5 sm:px-6"
            >
              <Name id={id} name={organization_name} />
              <span className="text-small whitespace-nowrap text-bad">
                <Plural value={count} one="# failed" other="# failed" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Whether somebody does the work that waits. */
function Background({ late, oldest, no_worker, worker_seen }: Platform['background']) {
  const { t } = useLingui();
  if (oldest === null && !no_worker) {
    return <Card flush title={t`Background work`} note={t`Nothing waits longer than it should.`} />;
  }
  return (
    <Card title={t`Background work`}>
      <div className="grid gap-3">
        {no_worker && (
          <Banner tone="bad">
            <NoWorker seen={worker_seen} />
          </Banner>
        )}
        {oldest !== null && (
          <Banner tone="warn">
            <Plural
              value={late}
              one="# task has not been started on time."
              other="# tasks have not been started on time."
            />{' '}
            <Late since={momentInShort(oldest)} noWorker={no_worker} />
          </Banner>
        )}
      </div>
    </Card>
  );
}

function NoWorker({ seen }: { seen: string | null }) {
  if (seen === null)
    return <Trans>No worker has run yet. Emails and reminders wait until one is started.</Trans>;
  const since = momentInShort(seen);
  return (
    <Trans>
      No worker has been running since {since}. Emails and reminders wait until one is started.
    </Trans>
  );
}

function Late({ since, noWorker }: { since: string; noWorker: boolean }) {
  return noWorker ? (
    <Trans>The oldest has waited since {since}.</Trans>
  ) : (
    <Trans>The oldest has waited since {since}. Check that a worker is running.</Trans>
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
