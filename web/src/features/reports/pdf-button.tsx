import type { reportKinds } from '@assay/contract/reports';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { reportPdf } from './api.ts';

type Kind = (typeof reportKinds)[number];

const fileNames: Record<Kind, string> = {
  personality: 'personality',
  logical: 'logical reasoning',
  culture: 'culture',
  'burnout-index': 'happiness and energy',
  'working-from-home-index': 'working from home',
};

interface PdfButtonProps {
  kind: Kind;
  subject: number;
  campaign: number | undefined;
  /** Of the person, for the name of the file. */
  name: string;
}

/** Fetches the report as PDF. */
export function PdfButton({ kind, subject, campaign, name }: PdfButtonProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await reportPdf(kind, subject, campaign), `${name}, ${fileNames[kind]}.pdf`);
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
