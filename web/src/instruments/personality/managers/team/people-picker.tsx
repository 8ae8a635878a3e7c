import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../api/loaded.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { CheckboxField } from '../../../../ui/fields/choice-fields.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Pagination } from '../../../../ui/tables/pagination.tsx';
import { Skeleton } from '../../../../ui/page/skeleton.tsx';
import type { TabularRow } from '../../../../features/reports/api.ts';
import { personalityTable } from '../../../../features/reports/api.ts';
import { mostPeople } from '../../../../features/reports/search.ts';
import { fitInShort, people } from '../../../../features/reports/words.ts';

interface PeoplePickerProps {
  campaign: number;
  /** Who is in the team already. */
  chosen: readonly number[];
  onChosen: (subjects: number[]) => void;
}

/** People of a campaign whose results may be seen, to be ticked; nothing happens before the button below. */
export function PeoplePicker({ campaign, chosen, onChosen }: PeoplePickerProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<readonly number[]>(chosen);
  const [name, setName] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(personalityTable(campaign, { name, page, perPage: 10 }));
  const full = draft.length >= mostPeople;
  const toggle = (id: number) =>
    setDraft(draft.includes(id) ? draft.filter((one) => one !== id) : [...draft, id]);
  const count = people(draft.length);
  return (
    <div className="grid gap-3">
      <SearchField
        label={t`Search people`}
        value={name}
        onSearch={(text) => {
          setName(text);
          setPage(1);
        }}
      />
      <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState level={3} title={name ? t`No matching people` : t`No results yet`}>
              {name
                ? t`Try part of the name or email address.`
                : t`People can be compared once they have completed the test and given your organisation permission to see the result.`}
            </EmptyState>
          ) : (
            <div>
              <p className="mb-1 text-small text-muted [overflow-wrap:anywhere]">
                {meta.campaign.name}
              </p>
              <ul className="divide-y divide-line">
                {data.map(({ subject, fit }) => (
                  <li key={subject.id} className="flex items-center justify-between gap-4 py-1">
                    <CheckboxField
                      className="min-w-0 flex-1"
                      label={<span className="[overflow-wrap:anywhere]">{nameOf(subject)}</span>}
                      checked={draft.includes(subject.id)}
                      disabled={full && !draft.includes(subject.id)}
                      onChange={() => toggle(subject.id)}
                    />
                    {fit && (
                      <span className="max-w-1/2 text-right text-small text-muted">
                        {fitInWords(fit)}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <Pagination meta={meta} onPage={setPage} />
            </div>
          )
        }
      </Loaded>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted" role="status">
          {full
            ? t`${count} chosen; no more than ${mostPeople} can be compared`
            : t`${count} chosen`}
        </p>
        <Button look="primary" disabled={draft.length < 2} onClick={() => onChosen([...draft])}>
          <Trans>Compare people</Trans>
        </Button>
      </div>
    </div>
  );
}

type Fit = NonNullable<TabularRow['fit']>;

/** The figure of the team page, by the same name, with its range. */
function fitInWords(fit: Fit): string {
  const { value, band } = fitInShort(fit);
  return fit.earlier
    ? t`fit ${value} points of match (${band}), by an earlier formula`
    : t`fit higher than about ${value} of 100 typical people (90 %: ${band})`;
}
