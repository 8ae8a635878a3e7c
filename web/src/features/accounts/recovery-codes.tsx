import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once: to copy, save or print, and only then to go on. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), t`assay-recovery-codes.txt`);
  const copy = async () => {
    if (await copyText(text)) toast(t`The codes are copied.`);
    else
      toast(t`Your browser does not allow copying here. Please save the codes instead.`, {
        tone: 'bad',
      });
  };
  return (
    <div className="grid gap-5">
      <Banner tone="good" live title={t`Two-step verification is on.`}>
        <Trans>
          Keep these recovery codes where you can find them without your phone. Each one works once
          instead of a code from the app. They are not shown again.
        </Trans>
      </Banner>
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-1 gap-x-8 gap-y-1.5 font-mono text-body tabular-nums sm:max-w-100 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button look="primary" onClick={onKept}>
          <Trans>I have saved the codes</Trans>
        </Button>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
        <Button onClick={() => globalThis.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  );
}
