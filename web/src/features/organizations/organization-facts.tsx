import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayInShort, dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import type { Offer, Organization } from './api.ts';

interface OrganizationProps {
  organization: Organization;
}

/** How much of the plan is used. */
export function OrganizationStats({ organization }: OrganizationProps) {
  const { t } = useLingui();
  const { subjects_used: used, package: own, managers } = organization;
  const { name, subject_limit: limit } = own;
  const [some, most] = [counted(used), counted(limit ?? 0)];
  const count = managers.length;
  return (
    <StatRow>
      <Stat
        value={limit === null ? some : t`${some} of ${most}`}
        label={t`people invited this year`}
        of={limit === null ? undefined : { value: used, max: limit }}
      />
      <Stat value={name} label={t`plan`} />
      <Stat value={dayInShort(organization.period_ends_at)} label={t`renews on`} />
      <Stat value={count} label={t`${plural(count, { one: 'manager', other: 'managers' })}`} />
    </StatRow>
  );
}

interface OrganizationFactsProps extends OrganizationProps {
  features: Offer['features'];
}

export function OrganizationFacts({ organization, features }: OrganizationFactsProps) {
  const { t } = useLingui();
  const { time_zone, created_at, feature_ids } = organization;
  const on = features.filter(({ id }) => feature_ids.includes(id));
  const names = on.map(({ name }) => name).join(', ');
  const count = on.length;
  return (
    <DetailList>
      <Detail label={t`Time zone`}>{time_zone.replaceAll('_', ' ')}</Detail>
      <Detail label={t`Created`}>{dayInWords(created_at)}</Detail>
      <Detail label={t`Features`}>
        {features.length === 0
          ? '…'
          : on.length === features.length
            ? t`All ${count}: ${names}`
            : names || t`None`}
      </Detail>
    </DetailList>
  );
}
