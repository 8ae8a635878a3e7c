import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SavedProfileNote } from '../../../ui/page/saved-profile-note.tsx';
import type { ProfileGroup } from '../api.ts';
import type { CampaignValues } from './values.ts';

interface ProfileFieldProps {
  form: UseFormReturn<CampaignValues>;
  profiles: readonly ProfileGroup[];
}

/** From so many on a list is worth searching. */
const many = 10;

export function ProfileField({ form, profiles }: ProfileFieldProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const chosen = form.watch('profile');
  const wanted = search.trim().toLowerCase();
  const fits = (name: string, reference: string) =>
    reference === chosen || name.toLowerCase().includes(wanted);
  const options = profiles
    .map(({ group, profiles: items }) => ({
      label: group,
      options: items
        .filter(({ name, reference }) => fits(name, reference))
        .map(({ reference, name }) => ({ value: reference, label: name })),
    }))
    .filter(({ options: left }) => left.length > 0);
  const found = options.flatMap(({ options: left }) => left).length;
  const every = profiles.flatMap(({ profiles: items }) => items);
  const all = every.length;
  const saved = every.find(({ reference }) => reference === chosen)?.saved;
  return (
    <div className="grid max-w-120 gap-2">
      <SelectField
        label={t`Reference profile`}
        optional
        help={t`Results are scored against this profile. Leave empty for no fit.`}
        placeholder={t`None`}
        options={options}
        {...fieldOf(form, 'profile')}
      />
      <div role="status" className="empty:hidden">
        {saved && <SavedProfileNote saved={saved} />}
      </div>
      {all > many && (
        <>
          <input
            type="search"
            aria-label={t`Search reference profiles`}
            placeholder={t`Search reference profiles`}
            value={search}
            maxLength={80}
            className="control bg-paper"
            onChange={(event) => setSearch(event.target.value)}
          />
          <p role="status" className="text-small text-muted empty:hidden">
            {wanted &&
              t`${plural(found, { one: '# profile to choose from.', other: '# profiles to choose from.' })}`}
          </p>
        </>
      )}
    </div>
  );
}
