import { bankLimits } from '@assay/contract/bank-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FileField } from '../../../ui/fields/file-field.tsx';

interface PictureFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  /** Whether the question has a picture that is stored already. */
  stored: boolean;
  onRemove: () => void;
  /** The words for the picture, once there is one. */
  children: ReactNode;
}

const largest = bankLimits.imageBytes / 1024 / 1024;

export function PictureField(props: PictureFieldProps) {
  const { t } = useLingui();
  const { file, onFile, error, stored, onRemove, children } = props;
  const tooLarge = file !== null && file.size > bankLimits.imageBytes;
  return (
    <div className="grid gap-4">
      <FileField
        name="image"
        label={t`Picture`}
        optional
        help={t`PNG, JPEG or WebP, up to ${largest} MB. Shown below the text.`}
        accept="image/png,image/jpeg,image/webp"
        file={file}
        onFile={onFile}
        error={tooLarge ? t`The picture must be ${largest} MB or smaller.` : error}
      />
      {stored && !file && (
        <Button className="justify-self-start" onClick={onRemove}>
          <Trans>Remove the picture</Trans>
        </Button>
      )}
      {(stored || file) && children}
    </div>
  );
}
