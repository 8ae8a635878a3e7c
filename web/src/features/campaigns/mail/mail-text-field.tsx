import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { isHtml } from './html.ts';
import { toPlainText } from './plain-text.ts';
import { mailPlaceholders } from '@assay/contract/campaigns';

interface MailTextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** The text that everybody starts with, as it is typed. */
  standard: string;
  name: string;
}

/** A mail text in plain words, with what can be put in and the way back to the standard text. */
export function MailTextField({
  label,
  value,
  onChange,
  error,
  standard,
  name,
}: MailTextFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const asHtml = isHtml(value) && toPlainText(value) === null;

  /** Puts text at the caret, or around what is selected. */
  function insert(before: string, after = '') {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const inner = value.slice(from, to);
    onChange(value.slice(0, from) + before + (after ? inner : '') + after + value.slice(to));
    requestAnimationFrame(() => {
      const caret = from + before.length + (after ? inner.length : 0);
      area.focus();
      area.setSelectionRange(caret, caret);
    });
  }

  return (
    <div ref={frame} className="grid min-w-0 content-start gap-2">
      <TextArea
        label={label}
        name={name}
        help={
          asHtml
            ? 'This text is formatted with HTML and is edited as such.'
            : 'An empty line starts a new paragraph, **two stars** make text bold.'
        }
        rows={Math.min(14, Math.max(8, Math.ceil(standard.length / 40)))}
        maxLength={20_000}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-1.5" role="group" aria-label="Placeholders">
        {mailPlaceholders.map((placeholder) => (
          <Insert key={placeholder} onClick={() => insert(`{${placeholder}}`)}>
            {`{${placeholder}}`}
          </Insert>
        ))}
        {!asHtml && <Insert onClick={() => insert('**', '**')}>**bold**</Insert>}
      </div>
      {value.trim() !== standard.trim() && (
        <div>
          <Button look="plain" className="-ml-3" onClick={() => onChange(standard)}>
            Back to the standard text
          </Button>
        </div>
      )}
    </div>
  );
}

function Insert({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={`Insert ${children}`}
      className="rounded-small border border-line bg-surface px-2 py-0.5 text-small text-muted transition-colors duration-150 hover:border-edge hover:text-ink pointer-coarse:min-h-11"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
