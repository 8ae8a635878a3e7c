import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { OwnOrganization } from './api.ts';

/** What a manager sees of the own organisation: settings, plan, and its other managers. */
export function OwnOrganizationFacts(own: OwnOrganization) {
  const { t } = useLingui();
  const { organization_name: name, package: held, subjects_used: used } = own;
  const { name: plan, subject_limit: limit } = held;
  const months = own.retention_months;
  const [some, most] = [counted(used), counted(limit ?? 0)];
  return (
    <div className="grid gap-6">
      <Card title={t`Settings`}>
        <DetailList>
          {own.logo_url && (
            <Detail label={t`Logo`}>
              <img
                src={own.logo_url}
                alt={t`Logo of ${name}`}
                className="max-h-16 max-w-60 rounded-small border border-line bg-[#fff] object-contain p-2"
              />
            </Detail>
          )}
          <Detail label={t`Time zone`}>{own.time_zone.replaceAll('_', ' ')}</Detail>
          <Detail label={t`Candidate data retention`}>
            <Plural
              value={months}
              one="Anonymised # month after a recruitment campaign ends"
              other="Anonymised # months after a recruitment campaign ends"
            />
          </Detail>
          <Detail label={t`Two-step verification`}>
            {own.require_two_factor ? t`Required for every manager` : t`Optional`}
          </Detail>
          {own.features.some(({ key }) => key === 'success_profiles') && (
            <Detail label={t`Reviews in people’s own data`}>
              {own.reviews_in_export ? t`With what they say` : t`Only by whom and when`}
            </Detail>
          )}
          <Detail label={t`Contact for adjustments`}>
            {own.adjustments_contact ?? t`The sender of each campaign`}
          </Detail>
          <Detail label={t`Embedding`}>{own.frame_ancestors.join(', ') || t`Off`}</Detail>
        </DetailList>
      </Card>
      <Card title={t`Plan`}>
        <DetailList>
          <Detail label={t`Plan`}>
            {limit === null
              ? t`${plan}: ${some} used, no limit`
              : t`${plan}: ${some} of ${most} people used`}
            {' · '}
            <TextLink to="/admin/manager/organization/subscription">
              <Trans>View subscription</Trans>
            </TextLink>
          </Detail>
          <Detail label={t`Resets on`}>{dayInWords(own.period_ends_at)}</Detail>
          <Detail label={t`Features`}>
            {own.features.map(({ name }) => name).join(', ') || t`None`}
          </Detail>
        </DetailList>
      </Card>
      <Card flush title={t`Managers`} note={t`Managed by your platform administrator.`}>
        <ul>
          {own.managers.map(({ id, first_name, last_name, email, status }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 sm:px-6"
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <div className="font-semibold">{`${first_name} ${last_name}`}</div>
                <div className="text-small text-muted">{email}</div>
              </div>
              {status === 'active' ? (
                <StatusDot tone="good">
                  <Trans>Active</Trans>
                </StatusDot>
              ) : (
                <StatusDot tone="open">
                  <Trans>Invited</Trans>
                </StatusDot>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
