import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';

interface ColumnsButtonProps<Name extends string> {
  /** Those that can be left out. */
  columns: readonly { id: Name; label: ReactNode }[];
  hidden: readonly Name[];
  onHidden: (hidden: Name[]) => void;
  /** Back to the usual ones; undefined where they show already. */
  onReset: (() => void) | undefined;
  /** What else can be chosen. */
  children?: ReactNode;
}

/** Which columns a list has; what is ticked shows at once. */
export function ColumnsButton<Name extends string>(props: ColumnsButtonProps<Name>) {
  const { columns, hidden, onHidden, onReset, children } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Columns</Trans>
      </Button>
      {open && (
        <Dialog open onOpenChange={() => setOpen(false)} title={t`Columns`}>
          <div className="grid gap-4">
            <fieldset>
              <legend className="mb-1 font-medium">
                <Trans>Shown beside the name</Trans>
              </legend>
              {columns.map(({ id, label }) => (
                <CheckboxField
                  key={id}
                  label={label}
                  checked={!hidden.includes(id)}
                  onChange={({ target }) => {
                    const others = hidden.filter((one) => one !== id);
                    onHidden(target.checked ? others : [...others, id]);
                  }}
                />
              ))}
            </fieldset>
            {children}
            <div className="flex flex-wrap justify-between gap-2.5">
              <Button look="plain" disabled={!onReset} onClick={onReset}>
                <Trans>Reset columns</Trans>
              </Button>
              <Button look="primary" onClick={() => setOpen(false)}>
                <Trans>Done</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
