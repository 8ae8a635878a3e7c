import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import type { OptionRow } from './option-rows.ts';
import { optionsFromLines } from './option-rows.ts';

interface PasteDialogProps {
  onClose: () => void;
  onAdd: (rows: OptionRow[]) => void;
}

/** Several options at once, a line each. */
export function PasteDialog({ onClose, onAdd }: PasteDialogProps) {
  const { t } = useLingui();
  const [lines, setLines] = useState('');
  const rows = optionsFromLines(lines);
  const count = rows.length;
  const right = rows.filter(({ score }) => score > 0).length;
  return (
    <Dialog open onOpenChange={onClose} title={t`Paste several options`}>
      <div className="grid gap-5">
        <TextArea
          label={t`Options, one per line`}
          help={t`Put a star before each right option.`}
          rows={8}
          placeholder={t`Amsterdam
* Berlin
Paris`}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        <p role="status" className="text-muted">
          {rows.length > 0 &&
            t`${plural(count, { one: '# option', other: '# options' })}, ${right} right.`}
        </p>
        <DialogFoot onCancel={onClose}>
          <Button
            look="primary"
            disabled={rows.length === 0}
            onClick={() => {
              onAdd(rows);
              onClose();
            }}
          >
            <Trans>Add options</Trans>
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
