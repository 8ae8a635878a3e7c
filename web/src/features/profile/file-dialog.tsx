import { profileFileLimit } from '@assay/contract/profile-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendingEach } from '../../lib/writes/use-sending.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
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
  const reading = useSendingEach(lookIntoFile);
  const look = reading.answer;
  const tooLarge = file !== null && file.size > profileFileLimit;

  function choose(chosen: File | null) {
    setFile(chosen);
    reading.reset();
    if (chosen && chosen.size <= profileFileLimit) void reading.run(chosen);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={look ? t`What the file says` : t`Fill in from a file`}
      description={
        look
          ? t`Choose what goes into the form. Nothing is saved before you save the form.`
          : t`We read the file once and do not keep it. We ignore employers, messages and everything else in it.`
      }
    >
      {look ? (
        <FileLook look={look} form={form} onTake={onTake} onBack={() => choose(null)} />
      ) : (
        <div className="grid gap-4">
          <FileField
            name="file"
            label={t`File`}
            help={t`A JSON Resume (.json), or your data from LinkedIn: the ZIP file, or Profile.csv, Positions.csv or Education.csv of it.`}
            accept=".json,.zip,.csv"
            file={file}
            error={
              tooLarge
                ? t`The file must be ${largest} MB or smaller.`
                : reading.errors.join(' ') || undefined
            }
            onFile={choose}
          />
          <p role="status" className="text-muted empty:hidden">
            {reading.pending && <Trans>Reading the file…</Trans>}
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
