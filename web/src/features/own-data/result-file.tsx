import { downloadOwnResult } from '@assay/contract/reports';
import type { TestId } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast.tsx';

interface ResultFileProps {
  test: TestId;
  /** What the file is called. */
  name: string;
}

/** One own result as a file, with the words of its page. */
export function ResultFile({ test, name }: ResultFileProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await call(downloadOwnResult, { params: { test: String(test) } }), `${name}.pdf`);
    } catch (failure) {
      toastFailure(failure);
    }
    setPending(false);
  }
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void download()}>
      <Trans>Download as PDF</Trans>
    </Button>
  );
}
