import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast.tsx';

interface CsvButtonProps {
  load: () => Promise<Blob>;
  /** Its name. */
  file: string;
}

/** Saves a table as a file for spreadsheets. */
export function CsvButton({ load, file }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await load(), file);
    } catch (failure) {
      toastFailure(failure);
    }
    setPending(false);
  }
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void download()}>
      <Trans>Download CSV</Trans>
    </Button>
  );
}
