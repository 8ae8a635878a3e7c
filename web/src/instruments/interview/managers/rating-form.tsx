import { maxComment, type Rating, type Rubric } from '@assay/contract/interview-ratings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { ScorePicker } from '../../../ui/fields/score-picker.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { type RatingDraft, ratingDraft } from './rating-draft.ts';
import { rateInterview } from './ratings-api.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';

interface RatingFormProps {
  interviewId: string;
  subjectId: number;
  rubric: Rubric;
  /** The own rating that is changed. */
  own?: Rating | undefined;
  onSaved: () => void;
  onCancel?: (() => void) | undefined;
}

/** The own rating: every criterion is scored or said to be one that cannot be told. What is chosen is kept until it is given. */
export function RatingForm(props: RatingFormProps) {
  const { interviewId, subjectId, rubric, own, onSaved, onCancel } = props;
  const { criteria, edition } = rubric;
  const { t } = useLingui();
  const base = own ? (own.changed_at ?? own.rated_at) : null;
  const [storage] = useState(() => ratingDraft(interviewId, subjectId));
  const [draft, setDraft] = useState<RatingDraft>(
    () =>
      storage.read(edition, criteria.length, base) ?? {
        edition,
        base,
        choices: own ? [...own.scores] : criteria.map(() => undefined),
        comment: own?.comment ?? '',
      },
  );
  const [tried, setTried] = useState(false);
  const open = draft.choices.findIndex((choice) => choice === undefined);
  const change = (part: Partial<RatingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storage.write(next);
  };

  const { pending, errors, run, reset } = useSending(async () => {
    const { choices, comment } = draft;
    const scores = choices.map((choice) => choice ?? null);
    await rateInterview(interviewId, subjectId, { edition, scores, comment });
    storage.clear();
    toast(t`Your rating is saved.`);
    onSaved();
  });

  function save(form: HTMLFormElement) {
    if (pending) return;
    setTried(true);
    reset();
    if (open !== -1) {
      form.querySelector<HTMLInputElement>(`input[name="criterion-${open + 1}"]`)?.focus();
      return;
    }
    void run();
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save(event.currentTarget);
      }}
    >
      <FormErrors errors={errors} />
      {criteria.map((criterion, at) => (
        <ScorePicker
          key={criterion.title}
          title={criterion.title}
          anchors={criterion}
          name={`criterion-${at + 1}`}
          hue="slate"
          value={draft.choices[at]}
          error={
            tried && draft.choices[at] === undefined
              ? t`Please choose 1 to 5, or “Cannot tell”.`
              : undefined
          }
          onChange={(value) =>
            change({ choices: draft.choices.map((one, index) => (index === at ? value : one)) })
          }
        />
      ))}
      <TextArea
        label={t`Comment`}
        optional
        rows={4}
        maxLength={maxComment}
        help={t`What did you see or hear? The person can read it in their own data, without your name.`}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="primary" pending={pending}>
          {own ? <Trans>Save changes</Trans> : <Trans>Save rating</Trans>}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              storage.clear();
              onCancel();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
