import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the selected words lead to. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [typed, setTyped] = useState(before ?? '');
  const [error, setError] = useState<string>();

  function save() {
    const href = completed(typed.trim());
    if (href === null) {
      setError(t`Please enter a web page such as https://example.org, or an email address.`);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    const nothing = editor.state.selection.empty && !before;
    if (nothing) {
      const mark = { type: 'link', attrs: { href } };
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It would otherwise reach the form that this dialog belongs to.
    event.preventDefault();
    event.stopPropagation();
    save();
  }

  return (
    <Dialog open onOpenChange={onClose} title={before ? t`Change link` : t`Insert link`}>
      <TextField
        label={t`Address`}
        type="url"
        autoCapitalize="none"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={saveOnEnter}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        {before && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button look="primary" onClick={save}>
          {before ? t`Change` : t`Insert`}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the server takes as an address: web pages and email. */
function completed(typed: string): string | null {
  if (/^\S+@\S+\.\S+$/.test(typed) && !typed.includes('/')) {
    return typed.startsWith('mailto:') ? typed : `mailto:${typed}`;
  }
  const href = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(href) && new URL(href).hostname.includes('.') ? href : null;
}
