import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { reportPdf } from './api.ts';

interface PdfButtonProps {
  /** Of the report, as the call names it. */
  kind?: string;
  /** What the report is about, for the name of the file. */
  title?: string;
  subject: number;
  campaign: number | undefined;
  /** Of the person, for the name of the file. */
  name: string;
}

/** Fetches the report as PDF. */
export function PdfButton(props: PdfButtonProps) {
  const { kind = 'personality', title = 'personality', subject, campaign, name } = props;
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await reportPdf(kind, subject, campaign), `${name}, ${title}.pdf`);
    } catch (failure) {
      toast(`The PDF could not be made. ${(failure as Error).message}`, {
        tone: 'bad',
        action: { label: 'Try again', run: () => void download() },
      });
    }
    setPending(false);
  }
  return (
    <Button
      look="primary"
      className="print:hidden"
      pending={pending}
      onClick={() => void download()}
    >
      {pending ? 'Making the PDF…' : 'Download PDF'}
    </Button>
  );
}
