import { outcomes } from '@assay/contract/stage-chip';
import { maxStages } from '@assay/contract/stages';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { focusAtFirst } from '../../lib/focus-at-first.ts';
import { fieldErrors } from '../../lib/server-errors.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlusIcon } from '../../ui/text/icons.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { readStages, setStages, type Stage, stagesOf } from './api.ts';
import { broughtUpToDate, isChanged, rowsOf, type StageRow as Row } from './stage-rows.ts';

/** The stages of a recruitment campaign: their names and order, and which of them decide. */
export function StageSettings({ campaignId }: { campaignId: number }) {
  const { t } = useLingui();
  const query = useQuery(stagesOf(campaignId));
  return (
    <Card
      title={t`Stages`}
      note={t`Where candidates are in your selection. They see only “received”, “under review” and, once you have told them, “decided”.`}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
        {(stages) => <StageForm campaignId={campaignId} stages={stages} />}
      </Loaded>
    </Card>
  );
}

function StageForm({ campaignId, stages }: { campaignId: number; stages: readonly Stage[] }) {
  const { t } = useLingui();
  const [rows, setRows] = useState<Row[]>(() => rowsOf(stages));
  const [began, setBegan] = useState(stages);
  // What has been saved, here or by a colleague, comes below what is being edited.
  if (began !== stages) {
    setRows(broughtUpToDate(began, rows, stages));
    setBegan(stages);
  }
  const [forNew, setForNew] = useState(false);
  const added = useRef(0);
  const list = useKeptFocus<HTMLOListElement>();
  const change = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const move = (index: number, by: -1 | 1) =>
    setRows((before) => {
      const after = [...before];
      const [row] = after.splice(index, 1);
      if (row) after.splice(index + by, 0, row);
      return after;
    });

  const { pending, error, errors, run } = useSending(async () => {
    // A colleague who has saved since this page was loaded keeps what is not changed here.
    const now = broughtUpToDate(began, rows, await readStages(campaignId));
    const saved = await setStages(campaignId, {
      stages: now.map(({ id, name, outcome }, index) => ({
        ...(id !== undefined && { id }),
        name,
        outcome,
        order: index + 1,
      })),
      for_new_campaigns: forNew,
    });
    setRows(rowsOf(saved));
    setBegan(saved);
    toast(t`The stages are saved.`);
  });
  const atField = fieldErrors(error);
  const marked = Object.keys(atField).some((field) => /^stages\.\d+\.name$/.test(field));

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <FormErrors errors={marked ? [] : errors} />
      <ol ref={list} className="grid gap-2.5">
        {rows.map((row, index) => (
          <StageRow
            key={row.key}
            row={row}
            place={index + 1}
            last={index === rows.length - 1}
            only={rows.length === 1}
            error={atField[`stages.${index}.name`]?.join(' ')}
            onChange={(part) => change(row.key, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <div>
        <Button
          disabled={rows.length >= maxStages}
          onClick={() => {
            added.current -= 1;
            const key = added.current;
            setRows((before) => [...before, { key, name: '', outcome: null, people: 0 }]);
          }}
        >
          <PlusIcon /> <Trans>Add a stage</Trans>
        </Button>
      </div>
      <CheckboxField
        label={t`Use these stages for new campaigns, too`}
        checked={forNew}
        onChange={({ target }) => setForNew(target.checked)}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" pending={pending}>
          <Trans>Save stages</Trans>
        </Button>
      </div>
      <LeaveGuard unsaved={isChanged(began, rows)} />
    </form>
  );
}

interface StageRowProps {
  row: Row;
  place: number;
  last: boolean;
  only: boolean;
  error: string | undefined;
  onChange: (part: Partial<Row>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const upWords = (name: string) => t`Move “${name}” up`;
const downWords = (name: string) => t`Move “${name}” down`;
const removeWords = (name: string) => t`Delete the stage “${name}”`;
const nameWords = (place: number) => t`Name of stage ${place}`;
const effectWords = (place: number) => t`What stage ${place} decides`;

function StageRow(props: StageRowProps) {
  const { row, place, last, only, error, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const name = row.name || String(place);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1.5 border-b border-line pb-2.5 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:border-0 sm:pb-0">
      <TextField
        label={nameWords(place)}
        hideLabel
        autoComplete="off"
        // Who has pressed “Add a stage” names it next.
        ref={row.id === undefined ? focusAtFirst : undefined}
        maxLength={40}
        error={error}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        className="max-sm:col-span-2 max-sm:row-start-2"
        label={effectWords(place)}
        hideLabel
        options={[
          { value: '', label: t`No decision` },
          { value: 'hired', label: t`Hired` },
          { value: 'not_selected', label: t`Not selected` },
        ]}
        value={row.outcome ?? ''}
        onChange={({ target }) =>
          onChange({ outcome: outcomes.find((one) => one === target.value) ?? null })
        }
      />
      <span className="col-start-1 self-center text-small text-muted">
        {t`${plural(row.people, { one: '# person', other: '# people' })}`}
      </span>
      <span className="row-start-1 flex max-sm:col-start-2 sm:col-start-3">
        <IconButton label={upWords(name)} disabled={place === 1} onClick={() => onMove(-1)}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={downWords(name)} disabled={last} onClick={() => onMove(1)}>
          <ArrowDownIcon />
        </IconButton>
        <IconButton label={removeWords(name)} disabled={only} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </span>
    </li>
  );
}
