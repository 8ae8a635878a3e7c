import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { dayInWords } from '../../lib/moments.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { Table } from '../../ui/table.tsx';
import type { CultureTest } from './api.ts';
import { cultureTests } from './api.ts';

const columns: readonly Column<CultureTest>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, created_at, created_by, current }) => (
      <div className="[overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        <div className="text-small text-muted">
          {dayInWords(created_at)}
          {created_by && `, ${created_by}`}
        </div>
        {!current && (
          <div className="text-small">
            Earlier questions: people who take the culture test now are not compared with it.
          </div>
        )}
      </div>
    ),
  },
  {
    id: 'managers',
    header: 'Answered by',
    cell: ({ managers }) => (managers === 1 ? '1 manager' : `${managers} managers`),
  },
  {
    id: 'next',
    header: 'Next',
    hideHeader: true,
    align: 'end',
    cell: ({ id, name, managers, own_answers, questions }) => (
      <div className="flex flex-wrap gap-2.5 sm:justify-end">
        {own_answers < questions && (
          <ButtonLink
            to="/admin/manager/organization/culture/$id"
            params={{ id: String(id) }}
            aria-label={`${own_answers > 0 ? 'Continue describing' : 'Describe'} ${name}`}
          >
            {own_answers > 0 ? 'Continue' : 'Answer'}
          </ButtonLink>
        )}
        {managers > 0 && (
          <ButtonLink
            to="/admin/manager/organization/culture/results/$id"
            params={{ id: String(id) }}
            aria-label={`Results of ${name}`}
          >
            Results
          </ButtonLink>
        )}
      </div>
    ),
  },
];

/** The organisation's own culture tests. */
export function CultureTestList() {
  const query = useQuery(cultureTests);
  const start = (
    <ButtonLink to="/admin/manager/organization/culture/new">Start a culture test</ButtonLink>
  );
  return (
    <Card
      flush
      title="Culture"
      note="How managers describe the organisation. Culture reports set people’s wishes beside it."
      actions={query.data?.length ? start : undefined}
    >
      <div className="border-t border-line">
        <Loaded query={query} skeleton={<Skeleton className="m-5 h-16" />}>
          {(tests) => (
            <Table
              caption="Culture tests"
              columns={columns}
              rows={tests}
              rowKey={({ id }) => id}
              empty={
                <EmptyState level={3} title="Not described yet" action={start}>
                  Several managers answer 40 short questions each, in about seven minutes.
                </EmptyState>
              }
            />
          )}
        </Loaded>
      </div>
    </Card>
  );
}
