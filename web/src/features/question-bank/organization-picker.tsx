import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { FieldGroup } from '../../ui/fields/field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { CloseIcon } from '../../ui/text/icons.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { BankTest } from './api.ts';
import { organizationsNamed } from './api.ts';

type Chosen = BankTest['organizations'][number];

interface OrganizationPickerProps {
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
  error: string | undefined;
}

/** Any number of organisations, found by their name. */
export function OrganizationPicker({ chosen, onChange, error }: OrganizationPickerProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const picker = useKeptFocus<HTMLDivElement>();
  const query = useQuery(organizationsNamed(name));
  const remove = (id: number) => onChange(chosen.filter((one) => one.id !== id));
  return (
    <FieldGroup
      label={t`Organisations`}
      help={t`Only these organisations can use the test.`}
      error={error}
      className="max-w-120"
    >
      {() => (
        <div ref={picker} className="grid gap-2.5">
          {chosen.length > 0 && (
            <ul aria-label={t`Chosen organisations`} className="flex flex-wrap gap-2">
              {chosen.map(({ id, organization_name }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t`Remove ${organization_name}`}
                    className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-line/60 px-3 py-0.5 text-left text-small hover:bg-line pointer-coarse:min-h-11"
                    onClick={() => remove(id)}
                  >
                    <span className="[overflow-wrap:anywhere]">{organization_name}</span>
                    <CloseIcon width={12} height={12} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <SearchField label={t`Find organisations`} value={name} onSearch={setName} />
          <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
            {(found) => (
              <div className="relative max-h-60 overflow-y-auto overscroll-contain rounded-control border border-line p-1">
                {found.length === 0 && (
                  <p className="px-2.5 py-3 text-muted">
                    <Trans>No organisation has this name.</Trans>
                  </p>
                )}
                {found.map(({ id, organization_name }) => (
                  <label
                    key={id}
                    className="relative flex min-h-8.5 items-center gap-2.5 rounded-small px-2.5 py-1 hover:bg-paper pointer-coarse:min-h-11"
                  >
                    <input
                      type="checkbox"
                      className="choice"
                      checked={chosen.some((one) => one.id === id)}
                      onChange={({ target }) =>
                        target.checked
                          ? onChange([...chosen, { id, organization_name }])
                          : remove(id)
                      }
                    />
                    <span className="min-w-0 [overflow-wrap:anywhere]">{organization_name}</span>
                  </label>
                ))}
                {found.length === 100 && (
                  <p className="px-2.5 py-2 text-small text-muted">
                    <Trans>There are more. Type part of the name.</Trans>
                  </p>
                )}
              </div>
            )}
          </Loaded>
        </div>
      )}
    </FieldGroup>
  );
}
