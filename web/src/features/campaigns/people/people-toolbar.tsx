import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { CardToolbar } from '../../../ui/page/card.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Campaign } from '../api.ts';
import type { PeopleSearch } from '../search.ts';
import { pageSizes } from '../search.ts';
import { subjectFilterOptions } from '../status.tsx';

interface PeopleToolbarProps {
  campaign: Campaign;
  search: PeopleSearch;
  labels: readonly { id: number; name: string }[];
  /** None where a campaign has no stages. */
  stages: readonly { id: number; name: string }[];
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: PeopleSearch, replace?: boolean) => void;
  children?: ReactNode;
}

/** “Etiqueta: todas” has the room that it needs, and a long name of a test no more than is there. */
const asWideAsChosen = 'max-sm:w-full sm:max-w-44 sm:min-w-32 sm:[&_select]:field-sizing-content';

export function PeopleToolbar(props: PeopleToolbarProps) {
  const { t } = useLingui();
  const statuses = subjectFilterOptions();
  const { campaign, search, labels, stages, onChange } = props;
  const { name, status, test, label, stage, perPage } = search;
  const { subjects } = campaign.progress;
  const [unfolded, setUnfolded] = useState(false);
  const filters = useId();
  const set = [status, test, stage, label].filter((one) => one !== undefined).length;
  // Folded away on a phone, where they would push the people out of sight.
  const folded = unfolded ? '' : 'max-sm:hidden';
  return (
    <CardToolbar>
      <SearchField
        className="max-sm:basis-36 sm:basis-48"
        label={t`Search people`}
        value={name ?? ''}
        onSearch={(text) => onChange({ name: text || undefined }, true)}
      />
      <Button
        className="sm:hidden"
        aria-expanded={unfolded}
        aria-controls={filters}
        onClick={() => setUnfolded(!unfolded)}
      >
        {set === 0 ? t`Filters` : t`Filters: ${set}`}
      </Button>
      <div
        id={filters}
        className={`sm:contents max-sm:w-full max-sm:gap-2.5 ${unfolded ? 'max-sm:grid' : folded}`}
      >
        <SelectField
          label={t`Status`}
          hideLabel
          className={asWideAsChosen}
          placeholder={t`Status: all`}
          options={statuses}
          value={status ?? ''}
          onChange={({ target }) =>
            onChange({
              status: statuses.find(({ value }) => value === target.value)?.value,
            })
          }
        />
        {campaign.tests.length > 1 && (
          <SelectField
            label={t`Test`}
            hideLabel
            className={asWideAsChosen}
            placeholder={t`Test: all`}
            options={campaign.tests.map(({ id, name: words }) => ({ value: id, label: words }))}
            value={test ?? ''}
            onChange={({ target }) => onChange({ test: target.value || undefined })}
          />
        )}
        {stages.length > 0 && (
          <SelectField
            label={t`Stage`}
            hideLabel
            className={asWideAsChosen}
            placeholder={t`Stage: all`}
            options={stages.map(({ id, name: words }) => ({ value: id, label: words }))}
            value={stage ?? ''}
            onChange={({ target }) => onChange({ stage: Number(target.value) || undefined })}
          />
        )}
        {(labels.length > 0 || label) && (
          <SelectField
            label={t`Label`}
            hideLabel
            className={asWideAsChosen}
            placeholder={t`Label: all`}
            options={labels.map(({ id, name: words }) => ({ value: id, label: words }))}
            value={label ?? ''}
            onChange={({ target }) => onChange({ label: Number(target.value) || undefined })}
          />
        )}
      </div>
      {/* Where there is no room beside the filters, they come below together. */}
      <div className="flex flex-wrap gap-2.5">
        {subjects > pageSizes[0] && (
          <SelectField
            label={t`Rows`}
            hideLabel
            className={folded}
            options={pageSizes.map((size) => ({ value: size, label: t`${size} per page` }))}
            value={perPage ?? 25}
            onChange={({ target }) =>
              onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
            }
          />
        )}
        {props.children}
      </div>
    </CardToolbar>
  );
}
