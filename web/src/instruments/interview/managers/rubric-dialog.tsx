import { type Criterion, maxCriteria, type Rubric } from '@assay/contract/interview-ratings';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { type FailedCall, fieldErrors, messagesOf } from '../../../lib/server-errors.ts';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/text/icons.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { interviewRubric, setRubric } from './ratings-api.ts';
import { anchorsOf } from '../../../ui/fields/score-picker.tsx';
import { useSending } from '../../../lib/writes/use-sending.ts';

/** Opens what an interview is rated by: to be changed until somebody is rated by it, and to be read after that. */
export function RubricButton({ interviewId }: { interviewId: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="print:hidden" onClick={() => setOpen(true)}>
        <Trans>Rubric</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="large" title={t`What answers are rated by`}>
        <RubricContent interviewId={interviewId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RubricContent({ interviewId, onDone }: { interviewId: string; onDone: () => void }) {
  const query = useQuery(interviewRubric(interviewId));
  // Of a colleague's change since the last look, too.
  const fresh = { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
  return (
    <Loaded query={fresh as typeof query} skeleton={<Skeleton className="h-120" />}>
      {(rubric) =>
        rubric.fixed ? (
          <ReadRubric rubric={rubric} />
        ) : (
          <RubricForm interviewId={interviewId} rubric={rubric} onDone={onDone} />
        )
      }
    </Loaded>
  );
}

function ReadRubric({ rubric }: { rubric: Rubric }) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <Trans>
          Someone is already rated by this rubric, so it stays as it is: other words would change
          what the ratings mean.
        </Trans>
      </p>
      {rubric.criteria.map((criterion) => (
        <section key={criterion.title} className="[overflow-wrap:anywhere]">
          <h3 className="text-body font-medium">{criterion.title}</h3>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-small">
            {anchorsOf(criterion).map(({ score, text }) => (
              <div key={score} className="contents">
                <dt className="font-medium">{score}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Row = Criterion & { key: number };
const empty: Criterion = { title: '', low: '', middle: '', high: '' };

interface RubricFormProps {
  interviewId: string;
  rubric: Rubric;
  onDone: () => void;
}

function RubricForm({ interviewId, rubric, onDone }: RubricFormProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState<Row[]>(() =>
    rubric.criteria.map((criterion, key) => ({ ...criterion, key })),
  );
  const list = useKeptFocus<HTMLOListElement>();
  const untouched =
    rubric.standard && rows.every((row) => rubric.criteria.some((one) => isSame(row, one)));
  const change = (key: number, part: Partial<Criterion>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));

  const { pending, error, errors, run } = useSending(
    async (criteria: Criterion[] | null) => {
      await setRubric(interviewId, { criteria });
      toast(t`The rubric is saved.`);
      onDone();
    },
    (failure) => (Object.keys(atFields(failure)).length > 0 ? [] : messagesOf(failure)),
  );

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const whole = untouched && rows.length === rubric.criteria.length;
        void run(whole ? null : rows.map(({ key: _key, ...criterion }) => criterion));
      }}
    >
      <p className="text-muted">
        <Trans>
          Describe what can be seen or heard in an answer, about the work, and nothing about looks,
          voice or accent. From the first rating on, the rubric stays as it is.
        </Trans>
      </p>
      <FormErrors errors={errors} />
      <ol ref={list} className="grid gap-6">
        {rows.map((row, index) => (
          <CriterionFields
            key={row.key}
            row={row}
            place={index + 1}
            only={rows.length === 1}
            errors={atFields(error)}
            onChange={(part) => change(row.key, part)}
            onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <div>
        <Button
          disabled={rows.length >= maxCriteria}
          onClick={() =>
            setRows((before) => [
              ...before,
              { ...empty, key: Math.max(...before.map(({ key }) => key)) + 1 },
            ])
          }
        >
          <PlusIcon /> <Trans>Add a criterion</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        {!rubric.standard && (
          <Button disabled={pending} onClick={() => void run(null)}>
            <Trans>Use the standard rubric</Trans>
          </Button>
        )}
        <Button type="submit" look="primary" pending={pending}>
          <Trans>Save rubric</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What is said of a field that there is. */
function atFields(failure: FailedCall | null): Record<string, string[]> {
  const known = Object.entries(fieldErrors(failure)).filter(([field]) =>
    /^criteria\.\d+\.(?:title|low|middle|high)$/.test(field),
  );
  return Object.fromEntries(known);
}

function isSame(one: Criterion, other: Criterion): boolean {
  return (['title', 'low', 'middle', 'high'] as const).every(
    (field) => one[field] === other[field],
  );
}

const removeWords = (place: number) => t`Delete criterion ${place}`;
const titleWords = (place: number) => t`Criterion ${place}`;

interface CriterionFieldsProps {
  row: Row;
  place: number;
  only: boolean;
  errors: Record<string, string[]>;
  onChange: (part: Partial<Criterion>) => void;
  onRemove: () => void;
}

function CriterionFields({ row, place, only, errors, onChange, onRemove }: CriterionFieldsProps) {
  const { t } = useLingui();
  const errorOf = (field: keyof Criterion) => errors[`criteria.${place - 1}.${field}`]?.join(' ');
  const anchors = [
    ['low', t`What gets 1`],
    ['middle', t`What gets 3`],
    ['high', t`What gets 5`],
  ] as const;
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={titleWords(place)}
          autoComplete="off"
          maxLength={80}
          error={errorOf('title')}
          value={row.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <IconButton label={removeWords(place)} disabled={only} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {anchors.map(([field, label]) => (
          <TextArea
            key={field}
            label={label}
            rows={4}
            maxLength={300}
            error={errorOf(field)}
            value={row[field]}
            onChange={({ target }) => onChange({ [field]: target.value.replaceAll('\n', ' ') })}
          />
        ))}
      </div>
    </li>
  );
}
