import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Refusal } from '../../lib/server-errors.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxField, CheckboxGroup, RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx';

const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday', help: 'With a line of help below it.' },
];

export function Fields() {
  const [file, setFile] = useState<File | null>(null);
  const [search, setSearch] = useState('');
  const error = 'Please say something.';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="At rest">
        <div className="grid gap-6 py-2">
          <TextField label="Text" help="One line of help." placeholder="Placeholder" />
          <TextField label="Switched off" disabled defaultValue="Cannot be changed" />
          <PasswordField label="Password" defaultValue="seven tidy lighthouses" />
          <DateField label="Day" optional />
          <SelectField label="Choice" placeholder="None" options={days} />
          <SearchField label="Search" value={search} onSearch={setSearch} />
          <TextArea label="Several lines" rows={3} />
          <FileField name="file" label="File" optional file={file} onFile={setFile} />
          <CheckboxField label="One tick" help="With help." defaultChecked />
          <RadioGroup label="One of a few" name="one" choices={days} />
          <CheckboxGroup label="Any of a few" name="any" columns choices={days} />
        </div>
      </Card>
      <Card title="With an error">
        <div className="grid gap-6 py-2">
          <FormErrors errors={['What belongs to no field stands at the head.']} />
          <TextField label="Text" error={error} help="Help stays where it is." />
          <PasswordField label="Password" error="Among the most common ones." />
          <DateField label="Day" error="Please choose a day to come." />
          <SelectField label="Choice" placeholder="None" options={days} error={error} />
          <TextArea label="Several lines" rows={3} error={error} />
          <FileField name="broken" label="File" file={null} onFile={setFile} error="No picture." />
          <CheckboxField label="One tick" error="Please tick this box." />
          <RadioGroup label="One of a few" name="broken-one" choices={days} error={error} />
          <CheckboxGroup label="Any of a few" name="broken-any" choices={days} error={error} />
        </div>
      </Card>
    </div>
  );
}

interface Rows {
  name: string;
  subjects: { email: string }[];
}

/** Answers as the server does: dotted names of nested fields, and a message for a field that is not there. */
class Invalid extends Refusal {
  errors = {
    'subjects.0.email': ['This is no e-mail address.'],
    'subjects.1.email': ['This address is there twice.'],
    quota: ['Your package has room for 3 more people.'],
  };
}

export function NestedForm() {
  const form = useForm<Rows>({
    defaultValues: { name: '', subjects: [{ email: 'grace@' }, { email: 'grace@example.org' }] },
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'subjects' });
  const { onSubmit, formErrors, pending } = useSubmit(form, async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    throw new Invalid('The given data was invalid.');
  });
  return (
    <Card className="max-w-160">
      <form noValidate onSubmit={onSubmit} className="grid gap-6 py-2">
        <FormErrors errors={formErrors} />
        <TextField label="Name" {...fieldOf(form, 'name')} />
        {fields.map(({ id }, row) => (
          <TextField
            key={id}
            label={`E-mail of person ${row + 1}`}
            {...fieldOf(form, `subjects.${row}.email`)}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={() => append({ email: '' })}>Add a person</Button>
          <Button type="submit" look="primary" pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
