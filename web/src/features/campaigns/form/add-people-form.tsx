import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { applyServerErrors, Refusal } from '../../../lib/server-errors.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { addedInWords, addSubjects } from '../people/add-people.ts';
import { FormSection } from './form-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { showRowErrors, withoutRowErrors } from './row-errors.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { PeopleValues } from './values.ts';
import { countPeople, emptyRow, peopleBody, tidyRows } from './values.ts';

interface AddPeopleFormProps {
  campaignId: number;
  onAdded: (message: string) => void;
}

const start: PeopleValues = { subjects: [emptyRow], email_list: '' };

/** More people for a campaign that runs already; each is invited at once. */
export function AddPeopleForm({ campaignId, onAdded }: AddPeopleFormProps) {
  const { t } = useLingui();
  const form = useForm<PeopleValues>({ defaultValues: start, shouldFocusError: false });
  const draft = useKeptDraft(form, `people-${campaignId}`, start);
  const adding = useSending(
    async () => {
      if (countPeople(form.getValues()) === 0)
        throw new Refusal(t`Please add at least one person.`);
      const added = await addSubjects(campaignId, peopleBody(form.getValues()));
      draft.forget();
      onAdded(addedInWords(added));
    },
    (failure) => {
      showRowErrors(form, failure);
      window.scrollTo({ top: 0 });
      const rest = applyServerErrors(form, withoutRowErrors(failure));
      return rest.length > 0 ? rest : [t`Please check the marked fields.`];
    },
  );

  function send() {
    const rows = tidyRows(form.getValues('subjects'));
    form.reset({ ...form.getValues(), subjects: rows.length > 0 ? rows : [emptyRow] }, keep);
    void adding.run();
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!adding.pending) send();
      }}
    >
      <FormErrors errors={adding.errors} />
      <Card flush>
        <FormSection
          title={t`People`}
          note={t`Only the email address is needed. People who are already in the campaign are skipped and get no second email.`}
        >
          <PeopleSection form={form} campaignId={campaignId} />
        </FormSection>
      </Card>
      <div className="flex justify-end">
        <Button type="submit" look="primary" pending={adding.pending}>
          <Trans>Add and invite</Trans>
        </Button>
      </div>
    </form>
  );
}

const keep = { keepDefaultValues: true } as const;
