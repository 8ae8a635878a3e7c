import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import type { TabularSearch } from '../../features/reports/search.ts';
import { skillTable, skillTableFile } from '../../features/reports/skill/api.ts';
import { skillColumns } from '../../features/reports/skill/skill-columns.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { PagedTable } from './paged-table.tsx';
import { hiddenInWords, isMissing } from './tabular-words.ts';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** Results of a skill test for a whole campaign. */
export function SkillTabular({ testId }: { testId: number }) {
  const params = route.useParams();
  const ids = { id: positive(params.id) ?? 0, testId };
  const { name, sort, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(skillTable(ids, { name, order: sort, page }));
  if (isMissing(query.error)) throw notFound();
  const meta = query.data?.meta;
  const title = meta ? `${meta.test.name} results` : 'Skill test results';
  const change = (next: TabularSearch) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const campaignLink = { to: '/admin/assessments/view/$id', params: { id: params.id } } as const;
  return (
    <Screen name="tabular" title={title}>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              <TextLink key="campaign" {...campaignLink}>
                {meta?.campaign.name ?? 'Campaign'}
              </TextLink>,
              meta?.test.name ?? 'Skill test',
            ]}
          />
        }
        title={title}
        meta={meta && hiddenInWords(meta.total, meta.hidden)}
        actions={
          meta &&
          meta.total > 0 && (
            <CsvButton
              load={() => skillTableFile(ids, { name, order: sort })}
              file={`${meta.campaign.name}, ${meta.test.name}.csv`}
            />
          )
        }
      />
      <Card flush>
        <CardToolbar>
          <SearchField
            label="Search people"
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined })}
          />
        </CardToolbar>
        <PagedTable
          query={query}
          dense
          narrow="scroll"
          caption={title}
          columns={skillColumns({ campaign: ids.id, testId })}
          rowKey={({ subject }) => subject.id}
          order={sort ?? 'name'}
          onOrder={(next) => change({ sort: next as TabularSearch['sort'] })}
          onPage={(next) =>
            void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
          }
          empty={
            name ? (
              <EmptyState
                title="Nobody fits"
                action={<Button onClick={() => change({ name: undefined })}>Show everybody</Button>}
              />
            ) : (
              <EmptyState
                title="No results yet"
                action={<ButtonLink {...campaignLink}>Open the campaign</ButtonLink>}
              >
                A result shows as soon as somebody has finished the test and lets your organisation
                see it.
              </EmptyState>
            )
          }
        />
      </Card>
      {meta && meta.total > 0 && (
        <p className="mt-4 max-w-190 text-small text-muted">
          A dot is a score from 0 to 100 % of the points, the pale bar its 95 % band: people whose
          bands overlap widely may well do equally.{' '}
          {meta.n < 10
            ? 'Percentiles show from ten people of your organisation on.'
            : `Percentiles compare with ${meta.n} people of your organisation.`}
        </p>
      )}
    </Screen>
  );
}

interface CsvButtonProps {
  load: () => Promise<Blob>;
  /** Its name. */
  file: string;
}

function CsvButton({ load, file }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await load(), file);
    } catch (failure) {
      toast(`The file could not be made. ${(failure as Error).message}`, { tone: 'bad' });
    }
    setPending(false);
  }
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}
