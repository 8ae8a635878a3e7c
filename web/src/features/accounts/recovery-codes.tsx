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
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'assay-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
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
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => toast('Copied.'),
              () => toast('Your browser does not allow copying here. Please save them.'),
            )
          }
        >
          Copy
        </Button>
        <Button onClick={save}>Save as a file</Button>
        <Button onClick={() => globalThis.print()}>Print</Button>
      </div>
    </div>
  );
}
