import type { ReportKind, reportKinds } from '@assay/contract/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { reportPdf } from './api.ts';

const fileNames: Record<(typeof reportKinds)[number], MessageDescriptor> = {
  personality: msg({ message: 'personality', context: 'file name' }),
  logical: msg({ message: 'logical reasoning', context: 'file name' }),
  culture: msg({ message: 'culture', context: 'file name' }),
  'burnout-index': msg({ message: 'energy', context: 'file name' }),
  'working-from-home-index': msg({ message: 'working from home', context: 'file name' }),
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
  const { i18n } = useLingui();
  const what = title ?? i18n._(fileNames[kind as keyof typeof fileNames]);
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
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await print(), `${name}.pdf`);
    } catch (failure) {
      const reason = (failure as Error).message;
      toast(t`The PDF could not be created. ${reason}`, {
        tone: 'bad',
        action: { label: t`Try again`, run: () => void download() },
      });
    }
    setPending(false);
  }
  return (
    <Button look={look} className="print:hidden" pending={pending} onClick={() => void download()}>
      {pending ? t`Creating the PDF…` : t`Download PDF`}
    </Button>
  );
}
