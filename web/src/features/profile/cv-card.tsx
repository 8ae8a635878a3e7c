import { profileFileLimit } from '@assay/contract/profile-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { counted } from '../../lib/numbers.ts';
import { isFailedCall, Refusal } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { FileIcon } from '../../ui/text/icons.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import { uploadCv, deleteCv, takeCv } from './api.ts';
import type { Cv } from './api.ts';

const largest = profileFileLimit / 1024 / 1024;

export interface CvCardProps {
  cv: Cv | null;
  /** Names of the organisations that may open it now; undefined while that is not known. */
  readers: readonly string[] | undefined;
}

export function CvCard({ cv, readers }: CvCardProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Chosen, and not on its way yet. */
  const next = useRef<File>(null);

  const keeping = useSending(async () => {
    // Another one may be chosen meanwhile: the last counts.
    for (let sent = next.current; sent; sent = next.current) {
      next.current = null;
      try {
        await send(sent);
      } catch (failure) {
        if (next.current === null || !isFailedCall(failure)) throw failure;
      }
    }
    setFile(null);
    toast(t`Your CV is saved.`);
  });

  function keep(chosen: File | null) {
    setFile(chosen);
    next.current = chosen;
    if (keeping.pending) return;
    if (chosen) void keeping.run();
    else keeping.reset();
  }

  async function send(chosen: File): Promise<void> {
    if (chosen.size > profileFileLimit)
      throw new Refusal(t`The file must be ${largest} MB or smaller.`);
    await uploadCv(chosen);
  }

  return (
    <Card title={<Trans>Your CV</Trans>} titleRef={heading}>
      <p className="max-w-reading text-muted">
        <Readers names={readers} />
      </p>
      {cv && <Kept cv={cv} onDelete={() => setAsking(true)} />}
      <FileField
        className="mt-4"
        name="cv_file"
        label={cv ? <Trans>Replace it</Trans> : <Trans>Add your CV</Trans>}
        help={
          <Trans>
            PDF, Word (DOC, DOCX) or OpenDocument (ODT), up to {largest} MB, without a password
          </Trans>
        }
        optional
        accept=".pdf,.doc,.docx,.odt"
        file={file}
        error={keeping.errors.join(' ') || undefined}
        onFile={keep}
      />
      <p role="status" className="mt-2 text-muted empty:hidden">
        {keeping.pending && <Trans>Saving your CV…</Trans>}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete your CV?`}
        confirmLabel={t`Delete`}
        focusAfter={heading}
        onConfirm={async () => {
          await deleteCv();
          toast(t`Your CV is deleted.`);
        }}
      >
        <Trans>
          No one can open it any more, including you. Copies that others have downloaded stay with
          them.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}

function Readers({ names }: { names: readonly string[] | undefined }) {
  const list = names?.join(', ');
  if (!list) {
    return (
      <Trans>
        Only organisations that you permit to see your results can open it. Right now there are
        none.
      </Trans>
    );
  }
  return (
    <Trans>
      Only organisations that have your permission to see your results can open it. Right now these
      are: {list}.
    </Trans>
  );
}

function Kept({ cv, onDelete }: { cv: Cv; onDelete: () => void }) {
  const { run: take } = useSending(() => takeCv(cv), toastFailure);
  const size = counted(Math.max(1, Math.round(cv.size / 1024)));
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border border-line px-4 py-3">
      <div className="flex min-w-0 items-start gap-2.5">
        <FileIcon className="mt-1 shrink-0 text-muted" />
        <div className="min-w-0 leading-snug">
          <div className="font-medium [overflow-wrap:anywhere]">{cv.name}</div>
          <div className="text-small text-muted">
            <Trans>
              {size} kB, since <Day at={cv.uploaded_at} />
            </Trans>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void take()}>
          <Trans>Download</Trans>
        </Button>
        <Button look="plain" onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  );
}
