import { downloadOwnResult } from '@assay/contract/reports';
import type { TestId } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { call } from '../../api/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';

interface ResultFileProps {
  test: TestId;
  /** What the file is called. */
  name: string;
}

/** One own result as a file, with the words of its page. */
export function ResultFile({ test, name }: ResultFileProps) {
  const { pending, run } = useSending(async () => {
    saveFile(await call(downloadOwnResult, { params: { test: String(test) } }), `${name}.pdf`);
  }, toastFailure);
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void run()}>
      <Trans>Download as PDF</Trans>
    </Button>
  );
}
