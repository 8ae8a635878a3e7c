import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import { download, proveIdentity } from './api.ts';
import type { OwnFile } from './api.ts';
import { ProofForm } from './proof-form.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Everything about oneself as a file, to keep or to hand to somebody else. */
export function DownloadCard() {
  const { t } = useLingui();
  /** The file that waits for a proof. */
  const [waiting, setWaiting] = useState<OwnFile>();

  const { sent: pending, run: take } = useSending(
    async (kind: OwnFile) => setWaiting((await download(kind)) ? undefined : kind),
    toastFailure,
  );

  return (
    <Card title={<Trans>Download your data</Trans>}>
      <p className="max-w-reading text-muted">
        <Trans>
          The JSON file has everything that is kept about you, with every single answer and your CV,
          and other programs can read it. The PDF has the main parts, for reading: profile,
          permissions, results, who opened them, and the emails we sent.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button pending={pending === 'pdf'} onClick={() => void take('pdf')}>
          <Trans>Download as PDF</Trans>
        </Button>
        <Button pending={pending === 'json'} onClick={() => void take('json')}>
          <Trans>Download as JSON</Trans>
        </Button>
      </div>
      <Dialog
        open={waiting !== undefined}
        onOpenChange={() => setWaiting(undefined)}
        title={t`Is it you?`}
        description={t`You logged in a while ago. To keep your data safe, please confirm that it is you.`}
      >
        <ProofForm
          confirmLabel={t`Download`}
          onCancel={() => setWaiting(undefined)}
          send={async (proof) => {
            await proveIdentity(proof);
            if (waiting !== undefined && (proof.password || proof.code)) await take(waiting);
          }}
        />
      </Dialog>
    </Card>
  );
}
