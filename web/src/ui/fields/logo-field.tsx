import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileField } from './file-field.tsx';

interface LogoFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  /** Where the present logo can be seen. */
  current: string | null;
}

/** The logo that candidates see, with a picture of the chosen one. */
export function LogoField({ file, onFile, error, current }: LogoFieldProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  function choose(next: File | null) {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(next && URL.createObjectURL(next));
    onFile(next);
  }
  const shown = chosen ?? current;
  return (
    <div className="grid gap-3">
      <FileField
        name="logo"
        label={t`Logo`}
        optional
        help={t`PNG, JPEG or WebP. Candidates see it in their invitation.`}
        accept="image/png,image/jpeg,image/webp"
        file={file}
        onFile={choose}
        error={error}
      />
      {shown && (
        <img
          src={shown}
          onError={() => setChosen(null)}
          alt={chosen ? t`The chosen logo` : t`The current logo`}
          className="max-h-20 max-w-60 justify-self-start rounded-small border border-line bg-[#fff] object-contain p-2"
        />
      )}
    </div>
  );
}
