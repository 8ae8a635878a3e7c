import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { fieldOf } from '../../lib/use-submit.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lookups } from './api.ts';
import type { ProfileForm } from './profile-form.ts';

/** What nobody has to say: where from, what learned, what done. */
export function BackgroundFields({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const query = useQuery(lookups);
  const empty = t`Prefer not to say`;
  return (
    <Loaded query={query} skeleton={<FieldsSkeleton />}>
      {({ countries, degrees, fields, jobs }) => (
        <>
          <SelectField
            label={t`Country`}
            optional
            placeholder={empty}
            options={optionsOf(countries)}
            autoComplete="country"
            {...fieldOf(form, 'country')}
          />
          <SelectField
            label={t`Country of origin`}
            optional
            placeholder={empty}
            options={optionsOf(countries)}
            {...fieldOf(form, 'country_origin')}
          />
          <SelectField
            label={t`Highest degree`}
            optional
            placeholder={empty}
            options={optionsOf(degrees)}
            {...fieldOf(form, 'degree')}
          />
          <SelectField
            label={t`Major`}
            optional
            placeholder={empty}
            options={fields.map(({ name, majors }) => ({
              label: name,
              options: optionsOf(majors),
            }))}
            {...fieldOf(form, 'major')}
          />
          <SelectField
            label={t`Kind of work`}
            optional
            placeholder={empty}
            options={optionsOf(jobs)}
            {...fieldOf(form, 'job_profile_id')}
          />
          <TextField
            label={t`Job title`}
            optional
            autoComplete="organization-title"
            {...fieldOf(form, 'job_title')}
          />
          <TextField
            label={t`LinkedIn address`}
            help={t`Such as https://www.linkedin.com/in/your-name`}
            optional
            type="url"
            inputMode="url"
            autoCapitalize="none"
            {...fieldOf(form, 'linkedin_url')}
          />
        </>
      )}
    </Loaded>
  );
}

function optionsOf(items: readonly { id: number; name: string }[]): Option[] {
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

function FieldsSkeleton() {
  return (
    <>
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-control" />
        </div>
      ))}
    </>
  );
}
