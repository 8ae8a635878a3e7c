import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import { FileIcon } from '../text/icons.tsx';

export interface FileFieldProps extends FieldFrame {
  name: string;
  /** As in `<input accept>`. */
  accept?: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** One file, by dialog or by dropping it here. */
export function FileField({ name, accept, file, onFile, ...frame }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const nameId = useId();
  return (
    <Field {...frame}>
      {(wiring) => (
        <div
          className="relative flex min-h-14 flex-wrap items-center gap-3 rounded-control border border-dashed border-edge bg-surface px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onFile(event.dataTransfer.files[0] ?? null);
          }}
        >
          <input
            ref={input}
            type="file"
            name={name}
            accept={accept}
            className="peer sr-only"
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null;
              // Else the browser says nothing when a file of the same name is chosen again.
              target.value = '';
              onFile(chosen);
            }}
            {...wiring}
            aria-describedby={
              [file && nameId, wiring['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
          />
          <span className="flex min-w-0 flex-1 items-center gap-2 text-muted">
            <FileIcon />
            <span id={nameId} className={file ? 'truncate text-ink' : 'max-sm:hidden'}>
              {file ? file.name : <Trans>Drop a file here</Trans>}
            </span>
          </span>
          {file && (
            <Button look="plain" onClick={() => onFile(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <Button tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
            {file ? <Trans>Change</Trans> : <Trans>Choose a file</Trans>}
          </Button>
        </div>
      )}
    </Field>
  );
}
