import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../ui/text/icons.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Chip } from './api.ts';
import { addLabels, labels, changeSubjectLabels, saveLabel } from './api.ts';
import { LabelDot } from './label-chips.tsx';

interface LabelPickerProps {
  /** Ids of the people; up to 10,000. */
  subjects: readonly number[];
  /** With it the dialog sets the labels of one person; without, it adds to what each carries. */
  carried?: readonly Chip[];
  onClose: () => void;
  /** Their labels have changed: read again what shows them, or take over those that were ticked. */
  onDone: (ticked: Chip[]) => void;
}

/** Labels some people: search among the labels, tick, or create one on the way. Mount it to open it. */
export function LabelPicker({ subjects, carried, onClose, onDone }: LabelPickerProps) {
  const { t } = useLingui();
  const query = useQuery(labels);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(carried?.map(({ id }) => id)),
  );
  const [text, setText] = useState('');
  const form = useId();
  // The button that creates a label goes with what was typed.
  const fields = useKeptFocus<HTMLFormElement>();
  const count = subjects.length;
  const wanted = text.trim();
  const ready = carried !== undefined || ticked.size > 0;

  const { pending, errors, run } = useSending((action: () => Promise<void>) => action());

  async function create() {
    const { id } = await saveLabel({ name: wanted, colour: 'grey' });
    setTicked((now) => new Set(now).add(id));
    setText('');
  }

  async function save() {
    const ids = [...ticked];
    if (carried) {
      const before = new Set(carried.map(({ id }) => id));
      await changeSubjectLabels(subjects[0] as number, {
        added: ids.filter((id) => !before.has(id)),
        takenOff: [...before].filter((id) => !ticked.has(id)),
      });
    } else await addLabels({ labels: ids, subjects: [...subjects] });
    toast(
      carried
        ? t`The labels are saved.`
        : t`${plural(count, { one: '# person is labelled.', other: '# people are labelled.' })}`,
    );
    onDone((query.data ?? []).filter(({ id }) => ticked.has(id)));
    onClose();
  }

  function toggle(id: number) {
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        carried
          ? t`Labels`
          : t`${plural(count, { one: 'Label # person', other: 'Label # people' })}`
      }
      description={carried ? undefined : t`Their current labels stay.`}
    >
      <form
        ref={fields}
        id={form}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !pending) void run(save);
        }}
      >
        <FormErrors errors={errors} />
        <TextField
          label={t`Find or create a label`}
          hideLabel
          placeholder={t`Find or create a label`}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // Enter while searching would label people with what was ticked before.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
          {(all) => (
            <Choices
              labels={all.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))}
              ticked={ticked}
              onToggle={toggle}
            />
          )}
        </Loaded>
        {query.data && wanted && !isNamed(query.data, wanted) && (
          <Button className="justify-self-start" pending={pending} onClick={() => void run(create)}>
            <PlusIcon />{' '}
            <span className="max-w-72 truncate">
              <Trans>Create “{wanted}”</Trans>
            </span>
          </Button>
        )}
      </form>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" type="submit" form={form} disabled={!ready} pending={pending}>
          {carried ? t`Save` : t`Add labels`}
        </Button>
      </div>
    </Dialog>
  );
}

const isNamed = (all: readonly Chip[], text: string) =>
  all.some(({ name }) => name.toLowerCase() === text.toLowerCase());

interface ChoicesProps {
  labels: readonly Chip[];
  ticked: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

function Choices({ labels, ticked, onToggle }: ChoicesProps) {
  if (labels.length === 0)
    return (
      <p className="py-4 text-muted">
        <Trans>No label has this name yet.</Trans>
      </p>
    );
  return (
    <fieldset className="max-h-72 min-w-0 overflow-y-auto overscroll-contain rounded-control border border-line p-1">
      <legend className="sr-only">
        <Trans>Labels</Trans>
      </legend>
      {labels.map(({ id, name, colour }) => (
        <label
          key={id}
          className="relative flex min-h-8.5 items-center gap-2.5 rounded-small px-2.5 py-1 hover:bg-paper pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            className="choice"
            checked={ticked.has(id)}
            onChange={() => onToggle(id)}
          />
          <LabelDot colour={colour} />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
