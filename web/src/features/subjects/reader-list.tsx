import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { Day } from '../../ui/moment.tsx';
import { OrganizationMark } from '../../ui/organization-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readers } from './readers.ts';

/** Who may see the results, since when and for how long. */
export function ReaderList() {
  const query = useQuery(readers);
  return (
    <Card
      flush
      title={<Trans>Who may see your results</Trans>}
      note={<Trans>Nobody sees your answers to single questions.</Trans>}
    >
      <Loaded query={query} skeleton={<Skeleton className="mx-6 mb-6 h-10" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="px-5 pb-5 text-muted sm:px-6">
              <Trans>Nobody at the moment.</Trans>
            </p>
          ) : (
            <ul>
              {list.map((reader) => (
                <li
                  key={reader.id}
                  className="flex items-center gap-3 border-t border-line px-5 py-3.5 sm:px-6"
                >
                  <OrganizationMark name={reader.organization_name} logoUrl={reader.logo_url} />
                  <div className="min-w-0 leading-snug">
                    <div className="font-medium">{reader.organization_name}</div>
                    <div className="text-small text-muted">
                      <Trans>
                        With your permission since <Day at={reader.granted_at} />
                      </Trans>
                      {' · '}
                      <Plural
                        value={reader.retention_months}
                        one="at most # month after an assessment has closed"
                        other="at most # months after an assessment has closed"
                      />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
