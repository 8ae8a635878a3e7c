import { profileFileLimit } from '@assay/contract/profile-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isFailedCall, messagesOf } from '../../lib/server-errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { lookIntoFile } from './api.ts';
import type { FilePreview } from './api.ts';
import { FileLook } from './file-look.tsx';
import type { ProfileForm } from './profile-form.ts';

export interface FileDialogProps {
  form: ProfileForm;
  onTake: (fields: FilePreview['fields']) => void;
  onClose: () => void;
}

const largest = profileFileLimit / 1024 / 1024;

/** Reads what another place knows of somebody, and shows it before anything goes into the form. */
export function FileDialog({ form, onTake, onClose }: FileDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [look, setLook] = useState<FilePreview | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  /** An answer about a file that was chosen before is not shown any more. */
  const last = useRef<File>(null);

  async function choose(chosen: File | null) {
    last.current = chosen;
    const tooLarge = chosen !== null && chosen.size > profileFileLimit;
    setFile(chosen);
    setError(tooLarge ? t`A file may have ${largest} MB at most.` : undefined);
    setPending(chosen !== null && !tooLarge);
    if (!chosen || tooLarge) return;
    try {
      const said = await lookIntoFile(chosen);
      if (last.current === chosen) setLook(said);
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      if (last.current === chosen) setError(messagesOf(failure).join(' '));
    } finally {
      if (last.current === chosen) setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={look ? t`What the file says` : t`Fill in from a file`}
      description={
        look
          ? t`Choose what goes into the form. Nothing is saved before you save the form.`
          : t`The file is read once and not kept; employers, messages and all else in it stay out.`
      }
    >
      {look ? (
        <FileLook
          look={look}
          form={form}
          onTake={onTake}
          onBack={() => {
            setLook(null);
            setFile(null);
          }}
        />
      ) : (
        <div className="grid gap-4">
          <FileField
            name="file"
            label={t`File`}
            help={t`A JSON Resume (.json), or your data from LinkedIn: the ZIP file, or Profile.csv, Positions.csv or Education.csv of it.`}
            accept=".json,.zip,.csv"
            file={file}
            error={error}
            onFile={(chosen) => void choose(chosen)}
          />
          <p role="status" className="text-muted empty:hidden">
            {pending && <Trans>Reading the file…</Trans>}
          </p>
          <p className="max-w-reading text-small text-muted">
            <Trans>
              LinkedIn gives you the file under Settings, Data privacy, Get a copy of your data.
              Profile, positions and education are enough.
            </Trans>
          </p>
        </div>
      )}
    </Dialog>
  );
}
