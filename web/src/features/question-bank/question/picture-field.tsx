import { bankLimits } from '@assay/contract/bank-fields';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
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
  const { file, onFile, error, stored, onRemove, children } = props;
  const tooLarge = file !== null && file.size > bankLimits.imageBytes;
  return (
    <div className="grid gap-4">
      <FileField
        name="image"
        label="Picture"
        optional
        help={`PNG, JPEG or WebP, up to ${largest} MB. It stands below the text.`}
        accept="image/png,image/jpeg,image/webp"
        file={file}
        onFile={onFile}
        error={tooLarge ? `A picture may have ${largest} MB at most.` : error}
      />
      {stored && !file && (
        <Button className="justify-self-start" onClick={onRemove}>
          Remove the picture
        </Button>
      )}
      {(stored || file) && children}
    </div>
  );
}
