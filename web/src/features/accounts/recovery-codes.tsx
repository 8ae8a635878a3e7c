import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once: to copy, save or print, and only then to go on. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'assay-recovery-codes.txt');
  const copy = async () => {
    if (await copyText(text)) toast('Copied.');
    else toast('Your browser does not allow copying here. Please save them.', { tone: 'bad' });
  };
  return (
    <div className="grid gap-5">
      <Banner tone="good" live title="The second factor is on.">
        Keep these recovery codes where you find them without your phone. Each opens your account
        once in place of a code, and they are not shown again.
      </Banner>
      <ul
        aria-label="Recovery codes"
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
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={save}>Save as a file</Button>
        <Button onClick={() => globalThis.print()}>Print</Button>
      </div>
    </div>
  );
}
