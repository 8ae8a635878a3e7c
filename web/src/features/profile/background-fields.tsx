import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { lookups } from './api.ts';
import { choicesOf, LookupField } from './lookup-field.tsx';
import type { ProfileForm } from './profile-form.ts';

/** What nobody has to say: where from, what learned, what done. */
export function BackgroundFields({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const query = useQuery(lookups);
  return (
    <Loaded query={query} skeleton={<FieldsSkeleton />}>
      {({ countries, degrees, fields, jobs }) => (
        <>
          <LookupField
            form={form}
            name="country"
            label={t`Country`}
            groups={[{ value: '', items: choicesOf(countries) }]}
          />
          <LookupField
            form={form}
            name="country_origin"
            label={t`Country of origin`}
            groups={[{ value: '', items: choicesOf(countries) }]}
          />
          <SelectField
            label={t`Highest degree`}
            optional
            placeholder={t`Prefer not to say`}
            options={choicesOf(degrees)}
            {...fieldOf(form, 'degree')}
          />
          <LookupField
            form={form}
            name="major"
            label={t`Major`}
            groups={fields.map(({ name, majors }) => ({ value: name, items: choicesOf(majors) }))}
          />
          <LookupField
            form={form}
            name="job_profile_id"
            label={t`Kind of work`}
            groups={[{ value: '', items: choicesOf(jobs) }]}
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
