import { mailPlaceholders } from '@assay/contract/campaign-mails';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/text/icons.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { placeholderNames } from './placeholders.ts';

const face =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1 rounded-small px-2 text-small text-muted transition-colors duration-150 hover:bg-line/50 hover:text-ink aria-disabled:opacity-35 aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** One stop of the Tab key; arrows go from button to button. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('bold');
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: [
    id: string,
    label: string,
    sign: ReactNode,
    press: () => void,
    pressed?: boolean,
    off?: boolean,
  ][] = [
    ['bold', t`Bold`, <b key="b">B</b>, () => run().toggleBold().run(), on.bold],
    [
      'italic',
      t`Italic`,
      <i key="i" className="font-serif">
        I
      </i>,
      () => run().toggleItalic().run(),
      on.italic,
    ],
    ['heading', t`Heading`, t`Heading`, () => run().toggleHeading({ level: 2 }).run(), on.heading],
    [
      'bullets',
      t`Bulleted list`,
      <ListSign key="bullets" heads="M2.5 4h1M2.5 8h1M2.5 12h1" />,
      () => run().toggleBulletList().run(),
      on.bullets,
    ],
    [
      'numbers',
      t`Numbered list`,
      <ListSign key="numbers" heads="M2 3.2 3 2.5v3M2 10h1.6L2 12.8h1.8" />,
      () => run().toggleOrderedList().run(),
      on.numbers,
    ],
    ['link', t`Link`, t`Link`, () => setLinking(true), on.link],
    ['undo', t`Undo`, '↶', () => run().undo().run(), undefined, !on.undo],
    ['redo', t`Redo`, '↷', () => run().redo().run(), undefined, !on.redo],
  ];

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one of them by Tab
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Formatting`}
      className="flex flex-wrap gap-0.5 border-b border-line p-1"
      onKeyDown={onKeyDown}
    >
      {tools.map(([id, label, sign, press, pressed, off]) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={pressed}
          aria-disabled={off || undefined}
          tabIndex={stop === id ? 0 : -1}
          className={face}
          onFocus={() => setStop(id)}
          onClick={() => !off && press()}
        >
          {sign}
        </button>
      ))}
      <Menu
        align="start"
        width={240}
        trigger={
          <button
            type="button"
            tabIndex={stop === 'insert' ? 0 : -1}
            className={face}
            onFocus={() => setStop('insert')}
          >
            <Trans>Insert</Trans> <ChevronDownIcon />
          </button>
        }
      >
        {mailPlaceholders.map((name) => (
          <MenuItem key={name} onClick={() => run().insertContent(`{${name}}`).run()}>
            {t(placeholderNames[name])}
          </MenuItem>
        ))}
      </Menu>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function ListSign({ heads }: { heads: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={`${heads}M6.5 4h7M6.5 8h7M6.5 12h7`} />
    </svg>
  );
}
