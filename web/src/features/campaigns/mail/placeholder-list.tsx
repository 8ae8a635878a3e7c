import { mailPlaceholders } from '@assay/contract/campaign-mails';
import type { MailPlaceholder } from '@assay/contract/campaign-mails';
import { useLingui } from '@lingui/react/macro';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useState } from 'react';
import { placeholderNames } from './placeholders.ts';

/** What may follow a `{` that has just been typed. */
export function PlaceholderList({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const id = useId();
  const typed = useEditorState({ editor, selector: ({ editor: now }) => typedBefore(now) });
  const [closed, setClosed] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = mailPlaceholders.filter((name) => name.startsWith(typed ?? ' '));
  const open = typed !== null && closed !== typed && found.length > 0;
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    const { dom } = editor.view;
    if (open && active) dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    else dom.removeAttribute('aria-activedescendant');
    function onKeyDown(event: KeyboardEvent) {
      if (!open || !active) return;
      const { key } = event;
      const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[key];
      if (step) setAt((now) => (Math.min(now, found.length - 1) + step) % found.length);
      else if (key === 'Enter' || key === 'Tab') insert(editor, typed.length, active);
      else if (key === 'Escape') setClosed(typed);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Before the editor itself sees the key.
    dom.addEventListener('keydown', onKeyDown, true);
    return () => dom.removeEventListener('keydown', onKeyDown, true);
  });

  if (!open) return null;
  const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from);
  const frame = editor.view.dom.parentElement?.parentElement?.getBoundingClientRect();
  return (
    <div
      role="listbox"
      aria-label={t`Placeholders`}
      className="absolute z-30 w-72 max-w-full rounded-control border border-line bg-surface p-1 shadow-float"
      style={{
        left: Math.max(0, Math.min(left - (frame?.left ?? 0), (frame?.width ?? 0) - 288)),
        top: bottom - (frame?.top ?? 0) + 4,
      }}
    >
      {found.map((name) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys reach it from the text, which keeps the focus
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={name === active}
          className="flex justify-between gap-3 rounded-small px-2 py-1.5 text-small aria-selected:bg-accent-soft"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(editor, typed.length, name)}
        >
          {t(placeholderNames[name])} <span className="text-muted">{`{${name}}`}</span>
        </div>
      ))}
    </div>
  );
}

/** The beginning of a placeholder before the caret, without its brace. */
function typedBefore({ state, isFocused }: Editor): string | null {
  const { empty, $from } = state.selection;
  if (!empty || !isFocused) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  return /\{([a-z_]*)$/.exec(before)?.[1] ?? null;
}

function insert(editor: Editor, length: number, name: MailPlaceholder) {
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContentAt({ from: from - length - 1, to: from }, `{${name}}`)
    .run();
}
