import { mostCounted } from '@assay/contract/comparisons';
import { listPersonalityCampaigns } from '@assay/contract/personality-comparisons';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../api/loaded.tsx';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../../ui/page/card.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { ChevronRightIcon } from '../../../../ui/text/icons.tsx';
import { Pagination } from '../../../../ui/tables/pagination.tsx';
import { Skeleton } from '../../../../ui/page/skeleton.tsx';
import { comparedCampaigns } from '../../../../features/reports/api.ts';
import { people, peopleOf } from '../../../../features/reports/words.ts';

/** Which campaign the people of a team come from. */
export function CampaignChoice({ onChoice }: { onChoice: (id: number) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(
    comparedCampaigns('personality', listPersonalityCampaigns, { name, page, perPage: 10 }),
  );
  return (
    <Card flush title={t`From which campaign?`}>
      <div className="border-t border-line">
        <CardToolbar>
          <SearchField
            label={t`Search campaigns`}
            value={name}
            onSearch={(text) => {
              setName(text);
              setPage(1);
            }}
          />
        </CardToolbar>
        <Loaded query={query} skeleton={<Skeleton className="m-5 h-64" />}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                level={3}
                title={
                  name ? t`No matching campaigns` : t`No campaigns with the personality test yet`
                }
                action={
                  !name && (
                    <ButtonLink to="/admin/assessments">
                      <Trans>Go to the campaigns</Trans>
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {data.map(({ id, name: called, readable, subjects }) => (
                    <li key={id}>
                      <button
                        type="button"
                        className="flex w-full items-center justify-between gap-4 px-5 py-3 text-left transition-colors duration-120 hover:bg-paper/70"
                        onClick={() => onChoice(id)}
                      >
                        <span className="min-w-0 [overflow-wrap:anywhere]">
                          <span className="block font-medium">{called}</span>
                          <span className="text-small text-muted">
                            {comparableInWords(readable, subjects)}
                          </span>
                        </span>
                        <ChevronRightIcon className="shrink-0 text-muted" />
                      </button>
                    </li>
                  ))}
                </ul>
                <Pagination meta={meta} onPage={setPage} />
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

/** How many of a campaign have a result that may be seen; of many, that they are more than are counted. */
function comparableInWords(readable: number, subjects: number): string {
  const everyone = people(subjects);
  if (readable > mostCounted) return t`More than ${mostCounted} of ${everyone} can be compared`;
  const some = peopleOf(readable, subjects);
  return t`${some} can be compared`;
}
