import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateField } from '../../ui/fields/text-field.tsx';
import type { ActionLogSearch } from './search.ts';
import { actionInWords, knownActions } from './words.ts';

interface LogFiltersProps {
  search: ActionLogSearch;
  /** Chooses whose log it is. */
  organizationChoice: ReactNode;
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: ActionLogSearch, replace?: boolean) => void;
}

export function LogFilters({ search, organizationChoice, onChange }: LogFiltersProps) {
  const { t } = useLingui();
  const { actor, action, from, to } = search;
  const known = knownActions();
  return (
    <>
      <SearchField
        label={t`Filter by user email`}
        value={actor ?? ''}
        onSearch={(text) => onChange({ actor: text.trim() || undefined }, true)}
      />
      <SelectField
        label={t`Action`}
        hideLabel
        className="w-56 max-sm:w-full"
        placeholder={t`All actions`}
        options={
          action && !known.some(({ value }) => value === action)
            ? [...known, { value: action, label: actionInWords(action) }]
            : known
        }
        value={action ?? ''}
        onChange={({ target }) => onChange({ action: target.value || undefined })}
      />
      {organizationChoice}
      <div className="flex items-center gap-2 text-small text-muted max-sm:grid max-sm:w-full max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-sm:[&_input]:px-2">
        <DateField
          label={t`From`}
          hideLabel
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <span aria-hidden>
          <Trans>to</Trans>
        </span>
        <DateField
          label={t`Until`}
          hideLabel
          value={to ?? ''}
          min={from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </div>
      {isNarrowed(search) && (
        <Button look="plain" onClick={() => onChange(nothing)}>
          <Trans>Show all entries</Trans>
        </Button>
      )}
    </>
  );
}

export const nothing: ActionLogSearch = {
  organization: undefined,
  actor: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};

export function isNarrowed({ organization, actor, action, from, to }: ActionLogSearch): boolean {
  return Boolean(organization ?? actor ?? action ?? from ?? to);
}
