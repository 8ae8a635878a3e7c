import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx';
import { MoreIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { BankTest } from './api.ts';
import { copyBankTest, deleteBankTest } from './api.ts';
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
  const { t } = useLingui();
  const [open, setOpen] = useState<'export' | 'import' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const consequences = useConsequences(test);

  const copying = useSending(async () => onCopied(await copyBankTest(test.id)), toastFailure);

  return (
    <>
      <Menu
        trigger={
          <Button aria-label={t`More about this test`}>
            <MoreIcon /> <Trans>More</Trans>
          </Button>
        }
      >
        <MenuItem onClick={() => void copying.run()}>
          <Trans>Copy</Trans>
        </MenuItem>
        <MenuItem onClick={() => setOpen('import')}>
          <Trans>Import questions</Trans>
        </MenuItem>
        <MenuItem onClick={() => setOpen('export')}>
          <Trans>Export</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onClick={() => setOpen('delete')}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      {open === 'export' && <ExportDialog test={test} onClose={close} />}
      {open === 'import' && <ImportDialog into={test} onClose={close} onDone={onImported} />}
      <DeleteDialog
        open={open === 'delete'}
        onOpenChange={close}
        kind="test"
        name={test.text}
        description={consequences}
        onDelete={async () => {
          toast(await deleteBankTest(test.id));
          onDeleted();
        }}
      />
    </>
  );
}

function useConsequences({ campaigns_count: campaigns, questions }: BankTest): string {
  const { t } = useLingui();
  const asked = questions.some(({ versions }) => versions > 0);
  if (campaigns === 0 && !asked) return t`No one has taken it. This cannot be undone.`;
  if (campaigns === 0) {
    return t`New campaigns cannot use it, and it can no longer be edited. Existing results stay.`;
  }
  return t`${plural(campaigns, {
    one: 'The campaign that uses it can continue.',
    other: 'The # campaigns that use it can continue.',
  })} New campaigns cannot use it, and it can no longer be edited. Existing results stay.`;
}
