import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import type { OptionRow } from './option-rows.ts';
import { optionsFromLines } from './option-rows.ts';

interface PasteDialogProps {
  onClose: () => void;
  onAdd: (rows: OptionRow[]) => void;
}

/** Several options at once, a line each. */
export function PasteDialog({ onClose, onAdd }: PasteDialogProps) {
  const [lines, setLines] = useState('');
  const rows = optionsFromLines(lines);
  const right = rows.filter(({ score }) => score > 0).length;
  return (
    <Dialog open onOpenChange={onClose} title="Paste several options">
      <div className="grid gap-5">
        <TextArea
          label="Options, one a line"
          help="A star before a line marks a right one."
          rows={8}
          placeholder={'Amsterdam\n* Berlin\nParis'}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        <p role="status" className="text-muted">
          {rows.length > 0 &&
            `${rows.length === 1 ? '1 option' : `${rows.length} options`}, ${right} right.`}
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={rows.length === 0}
            onClick={() => {
              onAdd(rows);
              onClose();
            }}
          >
            Add them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
