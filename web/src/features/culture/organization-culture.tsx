import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayInWords } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { testsOfOrganization } from './api.ts';

/** The culture tests of an organisation, for those who run this Assay; nothing while there is none. */
export function OrganizationCulture({ organizationId }: { organizationId: number }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(testsOfOrganization(organizationId));
  if (data.length === 0) return null;
  return (
    <Card title={t`Culture`} note={t`How its managers describe the organisation.`}>
      <ul className="grid gap-2">
        {data.map(({ id, name, created_at, managers }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <TextLink
              to="/admin/organizations/culture/results/$id/$cultureId"
              params={{ id: String(organizationId), cultureId: String(id) }}
            >
              {name}
            </TextLink>
            <span className="text-small text-muted">
              {', '}
              {dayInWords(created_at)}
              {' · '}
              <Plural value={managers} one="# manager" other="# managers" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
