import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { PersonRow } from '../values.ts';
import type { ImportedRow } from './imported-rows.ts';

interface ImportRowProps {
  row: ImportedRow;
  onMend: (typed: PersonRow) => void;
}

const cell = 'px-3 py-2 align-top max-sm:block max-sm:py-0.5 [overflow-wrap:anywhere]';
const parts = [
  ['first_name', msg`First name`],
  ['last_name', msg`Last name`],
  ['email', msg`Email`],
] as const;

function labelOf(part: keyof PersonRow, line: number): string {
  switch (part) {
    case 'first_name':
      return t`First name of line ${line}`;
    case 'last_name':
      return t`Last name of line ${line}`;
    case 'email':
      return t`Email of line ${line}`;
  }
}

export function ImportRow({ row, onMend }: ImportRowProps) {
  const { t } = useLingui();
  const { line, first_name, last_name, email, state, problem } = row;
  const [typed, setTyped] = useState<PersonRow | null>(null);
  const mending = useRef<HTMLTableRowElement>(null);
  const editing = typed !== null;
  useEffect(() => {
    if (editing) mending.current?.querySelector<HTMLElement>('[data-part="email"]')?.focus();
  }, [editing]);

  if (typed) {
    const save = () => {
      onMend(typed);
      setTyped(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      save();
    };
    return (
      <tr ref={mending} className="border-t border-line max-sm:block">
        <td className={cell}>{line}</td>
        <td colSpan={3} className={cell}>
          <div className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_1.5fr_auto]">
            {parts.map(([part, label]) => (
              <TextField
                key={part}
                label={labelOf(part, line)}
                hideLabel
                placeholder={t(label)}
                data-part={part}
                value={typed[part]}
                onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
                onKeyDown={onKeyDown}
              />
            ))}
            <Button onClick={save}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </td>
      </tr>
    );
  }
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-2">
      <td className={`${cell} text-muted`}>{line}</td>
      <td className={cell}>{`${first_name} ${last_name}`.trim() || '—'}</td>
      <td className={cell}>{email || '—'}</td>
      <td className={cell}>
        {state === 'good' ? (
          <span className="text-good">
            <Trans>To add</Trans>
          </span>
        ) : (
          <span className={state === 'bad' ? 'text-bad' : 'text-muted'}>{problem}</span>
        )}
        {state !== 'known' && (
          <button
            type="button"
            className="ml-2 rounded-small px-1 font-medium text-accent underline pointer-coarse:min-h-11"
            aria-label={t`Edit line ${line}`}
            onClick={() => setTyped({ first_name, last_name, email })}
          >
            <Trans>Edit</Trans>
          </button>
        )}
      </td>
    </tr>
  );
}
