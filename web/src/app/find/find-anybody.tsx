import { useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { importAgain, latePart } from '../../lib/late-part.ts';
import { shortcutsNow, useShortcuts } from '../../lib/shortcuts.ts';
import type { ShownShortcuts } from '../../lib/shortcuts.ts';
import { SearchIcon } from '../../ui/text/icons.tsx';
import { Keys } from '../../ui/text/keys.tsx';
import { useLatePart } from '../../ui/overlays/use-late-part.ts';
import { readSingleKeys } from './single-keys.ts';
import { WaitingPalette } from './waiting-palette.tsx';

/** Each weighs something, and most visits do without: they come when they are reached for. */
const palette = latePart(importAgain(() => import('./palette-layer.tsx')));
const shortcutList = latePart(importAgain(() => import('./shortcut-list.tsx')));

const find = { key: 'k', command: true } as const;

/** Leads to any person, campaign, label and screen, from every screen: its button, and the keys that open it. */
export function FindAnybody() {
  const { t } = useLingui();
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  /** What had the focus before, which gets it back. */
  const [opener, setOpener] = useState<Element | null>(null);
  const [shortcuts, setShortcuts] = useState<ShownShortcuts>();
  /** A layer that is late to say that it closes does not close the one that came after it. */
  const close = (layer: typeof shown) => () => setShown((now) => (now === layer ? undefined : now));
  const open = () => {
    setOpener(document.activeElement);
    setShown('palette');
  };
  const list = () => {
    setShortcuts(shortcutsNow());
    setShown('shortcuts');
  };
  useShortcuts(
    [
      { ...find, words: t`Search`, run: open },
      { key: '/', words: t`Search`, run: open },
      { key: '?', words: t`Show the keyboard shortcuts`, run: list },
    ],
    { everywhere: true },
  );
  const fetch = () => void palette.load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-control border border-transparent text-small text-muted transition-colors duration-150 hover:text-ink sm:border-line sm:px-2.5 sm:hover:border-edge"
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={open}
      >
        <SearchIcon />
        <span className="max-xl:sr-only">{t`Search`}</span>
        <span aria-hidden className="hidden xl:inline-flex pointer-coarse:hidden">
          <Keys of={find} />
        </span>
      </button>
      {opener && (
        <Palette
          open={shown === 'palette'}
          opener={opener}
          onClose={close('palette')}
          onShortcuts={list}
        />
      )}
      {shortcuts && (
        <ShortcutList
          open={shown === 'shortcuts'}
          shortcuts={shortcuts}
          onClose={close('shortcuts')}
        />
      )}
    </>
  );
}

interface PaletteProps {
  open: boolean;
  opener: Element;
  onClose: () => void;
  onShortcuts: () => void;
}

/** On a slow line a field stands in for it, which takes what is typed meanwhile. */
function Palette(props: PaletteProps) {
  const { open, onClose } = props;
  const [typed, setTyped] = useState('');
  const there = useLatePart(palette, open, onClose);
  if (there) return createElement(there.PaletteLayer, { ...props, typed });
  return open && <WaitingPalette typed={typed} onTyped={setTyped} onClose={onClose} />;
}

interface ShortcutListProps {
  open: boolean;
  shortcuts: ShownShortcuts;
  onClose: () => void;
}

function ShortcutList(props: ShortcutListProps) {
  const there = useLatePart(shortcutList, props.open, props.onClose);
  return there ? createElement(there.ShortcutListLayer, props) : null;
}

readSingleKeys();
