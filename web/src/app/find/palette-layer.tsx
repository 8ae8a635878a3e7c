import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useMay } from '../../api/session.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { isCommand } from '../../lib/shortcuts.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/text/icons.tsx';
import { Keys } from '../../ui/text/keys.tsx';
import { backdropFace } from '../../ui/overlays/layer-faces.ts';
import { useFound } from './found.ts';
import type { FoundGroup, FoundNow } from './found.ts';
import type { Found } from './found-items.ts';
import { FoundRow } from './found-row.tsx';
import { FoundSkeleton } from './found-skeleton.tsx';
import { fieldFace, headFace, listFace, paletteFace } from './palette-face.ts';
import { keepRecent } from './recent.ts';

export interface PaletteLayerProps {
  open: boolean;
  /** What gets the focus back. */
  opener: Element;
  /** What was typed before this was there. */
  typed: string;
  onClose: () => void;
  onShortcuts: () => void;
}

export function PaletteLayer(props: PaletteLayerProps) {
  const { open, opener, typed, onClose, onShortcuts } = props;
  const { t } = useLingui();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (open) left.current = false;
  }, [open]);
  const goTo = (found: Found) => {
    const { path, search } = found;
    if (!found.isRest) keepRecent(found);
    left.current = true;
    onClose();
    void router.navigate({ to: path, search: search ?? {} } as object);
  };
  /** The next screen takes the focus to its heading, now already or later from where its content begins. */
  const focusAfter = () => {
    const content = document.getElementById('content');
    if (left.current) return content?.contains(document.activeElement) ? false : content;
    return opener instanceof HTMLElement && opener !== document.body ? opener : false;
  };
  return (
    <Base.Root open={open} onOpenChange={onClose}>
      <Base.Portal>
        <Base.Backdrop className={backdropFace} />
        <Base.Popup
          aria-label={t`Search`}
          initialFocus={field}
          finalFocus={focusAfter}
          className={paletteFace}
          onKeyDown={(event) => {
            if (!isCommand(event, 'k')) return;
            event.preventDefault();
            onClose();
          }}
        >
          <Palette field={field} typed={typed} onFound={goTo} onShortcuts={onShortcuts} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface PaletteProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onFound: (found: Found) => void;
  onShortcuts: () => void;
}

export function Palette({ field, typed, onFound, onShortcuts }: PaletteProps) {
  const { t } = useLingui();
  const [text, setText] = useState(typed);
  const found = useFound(text);
  const isOwn = useLoginProfile().data?.organization_id != null;
  const isOperator = useMay('operator');
  const asks = isOwn
    ? t`Search people, campaigns, labels and pages`
    : isOperator
      ? t`Search organisations and pages`
      : t`Search pages`;
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={found.groups}
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(next, { reason }) => reason === 'item-press' || setText(next)}
      itemToStringValue={({ name }: Found) => name}
    >
      <div className={headFace}>
        <SearchIcon className="text-muted" />
        <Autocomplete.Input
          ref={field}
          aria-label={asks}
          placeholder={asks}
          maxLength={120}
          spellCheck={false}
          className={fieldFace}
        />
        <Base.Close
          render={
            <IconButton label={t`Close`} className="mx-1.5">
              <CloseIcon />
            </IconButton>
          }
        />
      </div>
      <div className={listFace}>
        <Autocomplete.List aria-label={t`Results`}>
          {(group: FoundGroup) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className="px-2 pt-3 pb-1 text-tiny font-medium text-muted">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(one: Found) => (
                  <Autocomplete.Item
                    key={`${one.kind} ${one.path}`}
                    value={one}
                    className="flex min-h-9.5 flex-wrap items-center gap-x-4 rounded-small px-2 py-1 leading-snug outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-accent-soft forced-colors:data-highlighted:outline-2"
                    onClick={() => onFound(one)}
                  >
                    <FoundRow found={one} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        <Below found={found} text={text.trim()} />
      </div>
      <Foot onShortcuts={onShortcuts} />
    </Autocomplete.Root>
  );
}

/** What is said below what was found, and read out: how many there are, that more is on its way, or that it cannot be had. */
function Below({ found, text }: { found: FoundNow; text: string }) {
  const { groups, pending, failed, retry } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <Autocomplete.Status>
        {failed ? (
          <span className="block px-2 pt-4 text-small">
            <Trans>The search failed. Please check your connection.</Trans>
          </span>
        ) : pending ? (
          <span className="sr-only">
            <Trans>Searching</Trans>
          </span>
        ) : count > 0 ? (
          text !== '' && (
            <span className="sr-only">
              {plural(count, { one: '# result', other: '# results' })}
            </span>
          )
        ) : (
          <span className="block px-2 pt-4 text-small [overflow-wrap:anywhere] text-muted">
            <Trans>Nothing matches “{text}”. Try a part of a name or of an email address.</Trans>
          </span>
        )}
      </Autocomplete.Status>
      {failed && (
        <Button className="mx-2 mt-2" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {pending && groups.every(({ items }) => items[0]?.kind === 'screen') && <FoundSkeleton />}
    </>
  );
}

const key = 'inline-flex items-center gap-1.5';

/** What the keys do, for those who have some. */
function Foot({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-1.5 text-tiny text-muted pointer-coarse:hidden">
      <span className={key}>
        <Keys of={{ key: 'ArrowUp' }} />
        <Keys of={{ key: 'ArrowDown' }} />
        <Trans>Choose</Trans>
      </span>
      <span className={key}>
        <Keys of={{ key: 'Enter' }} />
        <Trans>Open</Trans>
      </span>
      <span className={key}>
        <Keys of={{ key: 'Esc' }} />
        <Trans>Close</Trans>
      </span>
      <button
        type="button"
        className="ml-auto rounded-small whitespace-nowrap py-1 text-accent underline-offset-3 hover:underline"
        onClick={onShortcuts}
      >
        <Trans>Keyboard shortcuts</Trans>
      </button>
    </div>
  );
}
