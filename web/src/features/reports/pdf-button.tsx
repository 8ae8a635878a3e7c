import type { ReportKind, reportKinds } from '@assay/contract/reports';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { reportPdf } from './api.ts';

const fileNames: Record<(typeof reportKinds)[number], string> = {
  personality: 'personality',
  logical: 'logical reasoning',
  culture: 'culture',
  'burnout-index': 'energy',
  'working-from-home-index': 'working from home',
};

interface PdfButtonProps {
  kind: ReportKind;
  /** What the report is called, where its kind does not say it. */
  title?: string;
  subject: number;
  campaign: number | undefined;
  /** Of the person, for the name of the file. */
  name: string;
}

/** Fetches the report as PDF. */
export function PdfButton({ kind, title, subject, campaign, name }: PdfButtonProps) {
  const what = title ?? fileNames[kind as keyof typeof fileNames];
  return (
    <PrintedButton name={`${name}, ${what}`} print={() => reportPdf(kind, subject, campaign)} />
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
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await print(), `${name}.pdf`);
    } catch (failure) {
      toast(`The PDF could not be made. ${(failure as Error).message}`, {
        tone: 'bad',
        action: { label: 'Try again', run: () => void download() },
      });
    }
    setPending(false);
  }
  return (
    <Button look={look} className="print:hidden" pending={pending} onClick={() => void download()}>
      {pending ? 'Making the PDF…' : 'Download PDF'}
    </Button>
  );
}
