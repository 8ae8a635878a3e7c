import { profileFileLimit } from '@assay/contract/profile-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Refusal } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { FileIcon } from '../../ui/text/icons.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { KnownCv } from './kept-api.ts';
import { uploadSubjectCv, deleteSubjectCv, takeCv } from './kept-api.ts';

const largest = profileFileLimit / 1024 / 1024;

/** The CV that came last, by the person or by the organisation. */
export function PersonCvCard({ subjectId, cv }: { subjectId: number; cv: KnownCv | null }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const keeping = useSending(async (file: File) => {
    if (file.size > profileFileLimit)
      throw new Refusal(t`The file must be ${largest} MB or smaller.`);
    await uploadSubjectCv(subjectId, file);
    toast(t`The CV is saved.`);
  });

  function keep(file: File | null) {
    if (file) void keeping.run(file);
    else if (!keeping.pending) keeping.reset();
  }

  return (
    <Card title={t`CV`} titleRef={heading}>
      {cv && <Kept subjectId={subjectId} cv={cv} onDelete={() => setAsking(true)} />}
      <FileField
        name="cv_file"
        label={cv ? <Trans>Add a newer CV</Trans> : <Trans>Add a CV</Trans>}
        help={<Trans>PDF, Word (DOC, DOCX) or OpenDocument (ODT), up to {largest} MB</Trans>}
        accept=".pdf,.doc,.docx,.odt"
        file={keeping.sent ?? null}
        error={keeping.errors.join(' ') || undefined}
        onFile={keep}
      />
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {keeping.pending && <Trans>Saving the CV…</Trans>}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete the CV?`}
        confirmLabel={t`Delete CV`}
        focusAfter={heading}
        onConfirm={async () => {
          await deleteSubjectCv(subjectId);
          toast(t`The CV is deleted.`);
        }}
      >
        <Trans>
          The CV that your organisation has added is deleted for good. One that the candidate has
          uploaded stays.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}

interface KeptProps {
  subjectId: number;
  cv: KnownCv;
  onDelete: () => void;
}

function Kept({ subjectId, cv, onDelete }: KeptProps) {
  const { t } = useLingui();
  const { name, source } = cv;
  const { run: take } = useSending(() => takeCv(subjectId, cv), toastFailure);
  const type = cv.type.toUpperCase();
  const size = counted(Math.max(1, Math.round(cv.size / 1024)));
  const day = dayInShort(cv.uploaded_at);
  return (
    <div className="mb-5">
      <div className="flex min-w-0 items-start gap-2.5">
        <FileIcon className="mt-1 shrink-0 text-muted" />
        <div className="min-w-0 leading-snug">
          <div className="font-medium [overflow-wrap:anywhere]">{name}</div>
          <div className="text-small text-muted">
            {type}, {t`${size} kB`},{' '}
            {source === 'person'
              ? t`uploaded by the candidate on ${day}`
              : t`added by your organisation on ${day}`}
          </div>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button aria-label={t`Download ${name}`} onClick={() => void take()}>
          <Trans>Download</Trans>
        </Button>
        {source === 'organization' && (
          <Button look="plain" aria-label={t`Delete ${name}`} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
