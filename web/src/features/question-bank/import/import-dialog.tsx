import { bankLimits } from '@assay/contract/bank-fields';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isFailedCall } from '../../../lib/server-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { BankTest, ImportPreview } from '../api.ts';
import { lookAtFile, takeOver } from '../api.ts';

import { ImportLook } from './import-look.tsx';

interface ImportDialogProps {
  /** The test that is open: the questions may go into it. */
  into?: BankTest;
  onClose: () => void;
  onDone: (test: BankTest) => void;
}

const largest = bankLimits.importBytes / 1024 / 1024;
const mostQuestions = bankLimits.questions;

/** Takes questions from a file, and shows what would come before anything is kept. */
export function ImportDialog({ into, onClose, onDone }: ImportDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  // With the file that it is of: what is taken over is what was seen.
  const [seen, setSeen] = useState<{ file: File; look: ImportPreview } | null>(null);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  // An answer about a file that was chosen before counts no more.
  const newest = useRef<File>(null);

  async function run(about: File, action: () => Promise<void>) {
    setPending(true);
    setErrors([]);
    try {
      await action();
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      const { errors: told, message } = failure;
      if (newest.current === about)
        setErrors(typeof told === 'object' ? Object.values(told).flat() : [message]);
    } finally {
      if (newest.current === about) setPending(false);
    }
  }

  function choose(chosen: File | null) {
    newest.current = chosen;
    setFile(chosen);
    setSeen(null);
    setErrors([]);
    setPending(false);
    if (!chosen) return;
    if (chosen.size > bankLimits.importBytes) {
      setErrors([t`The file must be ${largest} MB or smaller.`]);
      return;
    }
    void run(chosen, async () => {
      const look = await lookAtFile(chosen);
      if (newest.current === chosen) setSeen({ file: chosen, look });
    });
  }

  const take = (chosen: File, target: Parameters<typeof takeOver>[1]) =>
    run(chosen, async () => {
      const { test, imported } = await takeOver(chosen, target);
      const name = test.text;
      toast(
        t`${plural(imported, { one: '# question was', other: '# questions were' })} added to “${name}”.`,
      );
      onClose();
      onDone(test);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Import questions`}
      description={seen ? undefined : t`You’ll review the questions before anything is imported.`}
      size="large"
    >
      <div className="grid gap-5">
        <FormErrors errors={errors} />
        {seen ? (
          <ImportLook
            look={seen.look}
            into={into}
            pending={pending}
            onBack={() => choose(null)}
            onTake={(target) => void take(seen.file, target)}
          />
        ) : (
          <>
            <FileField
              name="file"
              label={t`File`}
              help={t`A QTI package (ZIP) or item (XML), version 3, 2.2 or 2.1, or CSV with the columns question, seconds, option_1, score_1, option_2, score_2 and so on. Up to ${largest} MB and ${mostQuestions} questions.`}
              accept=".zip,.xml,.csv,.txt"
              file={file}
              onFile={choose}
            />
            <p role="status" className="text-muted">
              {pending && t`Reading the file…`}
            </p>
            <div className="flex justify-end">
              <Button onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
