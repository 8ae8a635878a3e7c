import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { areSingleKeysAllowed } from '../../lib/shortcuts.ts';
import type { Shortcut, ShownShortcuts } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { Keys } from '../../ui/text/keys.tsx';
import { keepSingleKeys } from './single-keys.ts';

interface ShortcutListLayerProps {
  open: boolean;
  shortcuts: ShownShortcuts;
  onClose: () => void;
}

/** The keys of this page, and those of every page. */
export function ShortcutListLayer({ open, shortcuts, onClose }: ShortcutListLayerProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Keyboard shortcuts`}>
      <ShortcutGroups {...shortcuts} />
      <SingleKeys />
    </Dialog>
  );
}

export function ShortcutGroups({ onPage, everywhere }: ShownShortcuts) {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      {onPage.length > 0 && <Group title={t`On this page`} shortcuts={onPage} />}
      <Group title={t`On every page`} shortcuts={everywhere} />
    </div>
  );
}

/** Several keys that do the same share a line. */
function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const id = useId();
  const lines = Map.groupBy(shortcuts, ({ words }) => words);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-sans text-small font-medium text-muted">
        {title}
      </h3>
      <dl>
        {[...lines].map(([words, same]) => (
          <div
            key={words}
            className="flex items-center justify-between gap-6 border-t border-line py-2 first:border-t-0"
          >
            <dt>{words}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-small text-muted">
              {same.map((one, index) => (
                <span key={one.key} className="inline-flex items-center gap-2">
                  {index > 0 && <Trans>or</Trans>}
                  <Keys of={one} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SingleKeys() {
  const { t } = useLingui();
  const [allowed, setAllowed] = useState(areSingleKeysAllowed);
  return (
    <CheckboxField
      className="mt-6"
      label={t`Use shortcuts of a single key`}
      help={t`Switch this off if you dictate text or often press keys by accident. It applies to this browser.`}
      checked={allowed}
      onChange={({ target }) => {
        keepSingleKeys(target.checked);
        setAllowed(target.checked);
      }}
    />
  );
}
