import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { personalityPdf } from './api.ts';

interface PdfButtonProps {
  subject: number;
  campaign: number | undefined;
  /** Of the person, for the name of the file. */
  name: string;
}

/** Fetches the report as PDF. */
export function PdfButton({ subject, campaign, name }: PdfButtonProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await personalityPdf(subject, campaign), `${name}, personality.pdf`);
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
