import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { dayInWords } from '../../lib/moments.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { Table } from '../../ui/tables/table.tsx';
import type { CultureTest } from './api.ts';
import { cultureTests } from './api.ts';

const columns: readonly Column<CultureTest>[] = [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
    cell: ({ name, created_at, created_by, current }) => (
      <div className="[overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        <div className="text-small text-muted">
          {[dayInWords(created_at), created_by].filter(Boolean).join(', ')}
        </div>
        {!current && (
          <div className="text-small">
            <Trans>
              Earlier questions: candidates who take the culture test now are not compared with it.
            </Trans>
          </div>
        )}
      </div>
    ),
  },
  {
    id: 'managers',
    header: <Trans>Answered by</Trans>,
    cell: ({ managers }) => <Plural value={managers} one="# manager" other="# managers" />,
  },
  {
    id: 'next',
    header: <Trans>Next</Trans>,
    hideHeader: true,
    atFoot: true,
    align: 'end',
    cell: (test) => <NextSteps {...test} />,
  },
];

function NextSteps({ id, name, managers, own_answers, questions }: CultureTest) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2.5 sm:justify-end">
      {own_answers < questions && (
        <ButtonLink
          to="/admin/manager/organization/culture/$id"
          params={{ id: String(id) }}
          aria-label={own_answers > 0 ? t`Continue ${name}` : t`Answer ${name}`}
        >
          {own_answers > 0 ? t`Continue` : t`Answer`}
        </ButtonLink>
      )}
      {managers > 0 && (
        <ButtonLink
          to="/admin/manager/organization/culture/results/$id"
          params={{ id: String(id) }}
          aria-label={t`Results of ${name}`}
        >
          <Trans>Results</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

/** The organisation's own culture tests. */
export function CultureTestList() {
  const { t } = useLingui();
  const query = useQuery(cultureTests);
  const start = (
    <ButtonLink to="/admin/manager/organization/culture/new">
      <Trans>Start a culture test</Trans>
    </ButtonLink>
  );
  return (
    <Card
      flush
      title={t`Culture`}
      note={t`How managers describe the organisation. Culture reports compare candidates with it.`}
      actions={query.data?.length ? start : undefined}
    >
      <div className="border-t border-line">
        <Loaded query={query} skeleton={<Skeleton className="m-5 h-16" />}>
          {(tests) => (
            <Table
              caption={t`Culture tests`}
              columns={columns}
              rows={tests}
              rowKey={({ id }) => id}
              empty={
                <EmptyState level={3} title={t`Not described yet`} action={start}>
                  <Trans>
                    Several managers answer 40 short questions each, in about seven minutes.
                  </Trans>
                </EmptyState>
              }
            />
          )}
        </Loaded>
      </div>
    </Card>
  );
}
