import { dayInShort, dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import type { Offer, Organization } from './api.ts';

interface OrganizationProps {
  organization: Organization;
}

/** How much of the package is used. */
export function OrganizationStats({ organization }: OrganizationProps) {
  const { subjects_used: used, package: own, managers } = organization;
  const { name, subject_limit: limit } = own;
  return (
    <StatRow>
      <Stat
        value={limit === null ? counted(used) : `${counted(used)} of ${counted(limit)}`}
        label="people invited this year"
        of={limit === null ? undefined : { value: used, max: limit }}
      />
      <Stat value={name} label="package" />
      <Stat value={dayInShort(organization.period_ends_at)} label="renews on" />
      <Stat value={managers.length} label={managers.length === 1 ? 'manager' : 'managers'} />
    </StatRow>
  );
}

interface OrganizationFactsProps extends OrganizationProps {
  features: Offer['features'];
}

export function OrganizationFacts({ organization, features }: OrganizationFactsProps) {
  const { time_zone, created_at, feature_ids } = organization;
  const on = features.filter(({ id }) => feature_ids.includes(id));
  const names = on.map(({ name }) => name).join(', ');
  return (
    <DetailList>
      <Detail label="Time zone">{time_zone.replaceAll('_', ' ')}</Detail>
      <Detail label="Created">{dayInWords(created_at)}</Detail>
      <Detail label="Features">
        {features.length === 0
          ? '…'
          : on.length === features.length
            ? `All ${on.length}: ${names}`
            : names || 'None'}
      </Detail>
    </DetailList>
  );
}
