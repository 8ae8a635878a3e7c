import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { isSameText } from './mail-html.ts';

interface MailTextFieldProps {
  label: string;
  /** The focus comes to the text as soon as it can be written. */
  focused: boolean;
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Of the campaign. */
  lang: string;
  /** The text that everyone starts with. */
  standard: string;
}

/** The editor is large, so it is fetched only when a text is written. */
const editorChunk = {
  queryKey: ['mail-editor'],
  queryFn: () => import('./rich-editor.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
};

/** What opens the list of placeholders. */
const brace = '{';

/** An email text with simple formatting, and the way back to the standard text. */
export function MailTextField({
  label,
  focused,
  value,
  onChange,
  error,
  lang,
  standard,
}: MailTextFieldProps) {
  const id = useId();
  const editor = useQuery(editorChunk);
  /** The own text, while the standard one has just taken its place. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const isStandard = isSameText(value, standard);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <p id={`${id}-help`} className="-mt-1 text-small text-muted">
        <Trans>Type {brace} to insert a name, the deadline or other details.</Trans>
      </p>
      <Loaded query={editor} skeleton={<Skeleton className="h-64" />}>
        {({ RichEditor }) => (
          <RichEditor
            focused={focused}
            value={value}
            onChange={onChange}
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error ${id}-help` : `${id}-help`}
            invalid={error !== undefined}
            lang={lang}
          />
        )}
      </Loaded>
      <FieldError id={`${id}-error`} error={error} />
      {(!isStandard || replaced !== null) && (
        <div role="status">
          {isStandard && replaced !== null ? (
            <Button
              look="plain"
              className="-ml-3"
              onClick={() => {
                onChange(replaced);
                setReplaced(null);
              }}
            >
              <Trans>Undo and restore my text</Trans>
            </Button>
          ) : (
            <Button
              look="plain"
              className="-ml-3"
              onClick={() => {
                setReplaced(value);
                onChange(standard);
              }}
            >
              <Trans>Use the standard text</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
