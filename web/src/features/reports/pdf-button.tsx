import type { ReportKind } from '@assay/contract/reports';
import { useLingui } from '@lingui/react/macro';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { reportPdf } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

interface PdfButtonProps {
  kind: ReportKind;
  /** What the report is called in the name of its file. */
  title: string;
  subject: number;
  campaign: number | undefined;
  /** Of the person, for the name of the file. */
  name: string;
}

/** Fetches the report as PDF. */
export function PdfButton({ kind, title, subject, campaign, name }: PdfButtonProps) {
  return (
    <PrintedButton name={`${name}, ${title}`} print={() => reportPdf(kind, subject, campaign)} />
  );
}

interface PrintedButtonProps {
  /** Of the file, without its ending. */
  name: string;
  print: () => Promise<Blob>;
  /** Quiet where something else is what to do next. */
  look?: 'primary' | 'quiet';
}

/** Fetches whatever can be printed as PDF. */
export function PrintedButton({ name, print, look = 'primary' }: PrintedButtonProps) {
  const { t } = useLingui();
  const { pending, run: download } = useSending(
    async () => saveFile(await print(), `${name}.pdf`),
    ({ message: reason }, again) =>
      toast(t`The PDF could not be created. ${reason}`, {
        tone: 'bad',
        action: { label: t`Try again`, run: again },
      }),
  );
  return (
    <Button look={look} className="print:hidden" pending={pending} onClick={() => void download()}>
      {pending ? t`Creating the PDF…` : t`Download PDF`}
    </Button>
  );
}
