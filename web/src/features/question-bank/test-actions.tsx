import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import type { BankTest } from './api.ts';
import { copyTest, removeTest } from './api.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

interface TestActionsProps {
  test: BankTest;
  onCopied: (copy: BankTest) => void;
  onImported: (test: BankTest) => void;
  onDeleted: () => void;
}

/** What is done to a test as a whole and not every day. */
export function TestActions({ test, onCopied, onImported, onDeleted }: TestActionsProps) {
  const [open, setOpen] = useState<'export' | 'import' | 'delete' | null>(null);
  const close = () => setOpen(null);

  async function copy() {
    try {
      onCopied(await copyTest(test.id));
    } catch (failure) {
      toast((failure as Error).message, { tone: 'bad' });
    }
  }

  return (
    <>
      <Menu
        trigger={
          <Button aria-label="More about this test">
            <MoreIcon /> More
          </Button>
        }
      >
        <MenuItem onClick={() => void copy()}>Copy</MenuItem>
        <MenuItem onClick={() => setOpen('import')}>Import questions</MenuItem>
        <MenuItem onClick={() => setOpen('export')}>Export</MenuItem>
        <MenuSeparator />
        <MenuItem danger onClick={() => setOpen('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'export' && <ExportDialog test={test} onClose={close} />}
      {open === 'import' && <ImportDialog into={test} onClose={close} onDone={onImported} />}
      <DeleteDialog
        open={open === 'delete'}
        onOpenChange={close}
        kind="test"
        name={test.text}
        description={consequences(test)}
        onDelete={async () => {
          toast(await removeTest(test.id));
          onDeleted();
        }}
      />
    </>
  );
}

function consequences({ campaigns_count: campaigns, questions }: BankTest): string {
  const asked = questions.some(({ versions }) => versions > 0);
  if (campaigns === 0 && !asked) return 'Nobody has taken it. It cannot be brought back.';
  const running =
    campaigns > 0
      ? `${campaigns === 1 ? 'The campaign that asks' : `The ${campaigns} campaigns that ask`} for it can go on with it. `
      : '';
  return `${running}No new campaign can ask for it, and it cannot be edited any more. Results that exist stay.`;
}
