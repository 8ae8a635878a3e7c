import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckboxField } from '../../../ui/fields/choice-fields.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { personalityTable } from '../api.ts';
import { mostPeople } from '../search.ts';
import { number, people } from '../words.ts';

interface PeoplePickerProps {
  campaign: number;
  /** Who is in the team already. */
  chosen: readonly number[];
  onChosen: (subjects: number[]) => void;
}

/** People of a campaign whose results may be seen, to be ticked; nothing happens before the button below. */
export function PeoplePicker({ campaign, chosen, onChosen }: PeoplePickerProps) {
  const [draft, setDraft] = useState<readonly number[]>(chosen);
  const [name, setName] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(personalityTable(campaign, { name, page, perPage: 10 }));
  const full = draft.length >= mostPeople;
  const toggle = (id: number) =>
    setDraft(draft.includes(id) ? draft.filter((one) => one !== id) : [...draft, id]);
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search people"
        value={name}
        onSearch={(text) => {
          setName(text);
          setPage(1);
        }}
      />
      <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState level={3} title={name ? 'Nobody fits' : 'No results yet'}>
              {name
                ? 'Try a part of the name or of the e-mail address.'
                : 'People can be compared as soon as they have finished the test and let your organisation see it.'}
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
                      <span className="shrink-0 text-small text-muted">
                        fit {number(fit.median)}
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
          {people(draft.length)} chosen{full && `; more than ${mostPeople} cannot be compared`}
        </p>
        <Button look="primary" disabled={draft.length < 2} onClick={() => onChosen([...draft])}>
          Compare
        </Button>
      </div>
    </div>
  );
}
