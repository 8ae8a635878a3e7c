import type { ToldField } from '@assay/contract/profile-files';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import type { FilePreview } from './api.ts';
import type { ProfileForm } from './profile-form.ts';
import { useToldFields, useTyped, valueIn } from './told-fields.ts';

export interface FileLookProps {
  look: FilePreview;
  form: ProfileForm;
  onTake: (fields: FilePreview['fields']) => void;
  onBack: () => void;
}

/** What a file would change, field by field: each can be left out. */
export function FileLook({ look, form, onTake, onBack }: FileLookProps) {
  const names = useToldFields();
  const typed = useTyped(form);
  const changes = look.fields.filter(({ field, value }) => value !== valueIn(form, field));
  const [chosen, setChosen] = useState(() => new Set(changes.map(({ field }) => field)));

  function choose(field: ToldField, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(field);
    else next.delete(field);
    setChosen(next);
  }

  return (
    <div className="grid gap-5">
      {changes.length > 0 ? (
        <ul className="border-t border-line">
          {changes.map(({ field, text }) => {
            const present = typed(field);
            return (
              <li key={field} className="border-b border-line py-2.5">
                <CheckboxField
                  label={
                    <span className="block min-w-0 [overflow-wrap:anywhere]">
                      <span className="block text-small text-muted">{names[field]}</span>
                      {text}
                      {present && (
                        <span className="block text-small text-muted">
                          <Trans>instead of {present}</Trans>
                        </span>
                      )}
                    </span>
                  }
                  checked={chosen.has(field)}
                  onChange={({ target }) => choose(field, target.checked)}
                />
              </li>
            );
          })}
        </ul>
      ) : (
        <p>
          <Trans>Nothing in this file differs from your profile.</Trans>
        </p>
      )}
      {look.unmatched.length > 0 && (
        <div className="text-small text-muted">
          <p>
            <Trans>These are not on our lists. Please choose the closest option in the form:</Trans>
          </p>
          <ul className="mt-1 grid list-disc gap-0.5 pl-5 [overflow-wrap:anywhere]">
            {look.unmatched.map(({ field, text }) => (
              <li key={field}>
                {names[field]}: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onBack}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button
          look="primary"
          disabled={chosen.size === 0}
          onClick={() => onTake(changes.filter(({ field }) => chosen.has(field)))}
        >
          <Trans>Fill in the form</Trans>
        </Button>
      </div>
    </div>
  );
}
