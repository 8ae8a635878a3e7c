import { bankLimits } from '@assay/contract/bank-limits';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending, useSendingEach } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { BankTest } from '../api.ts';
import { previewQuestions, importBankTest } from '../api.ts';

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
  const reading = useSendingEach(async (read: File) => ({
    file: read,
    look: await previewQuestions(read),
  }));
  const seen = reading.answer;
  const taking = useSending(async (target: Parameters<typeof importBankTest>[1]) => {
    if (!seen) return;
    const { test, imported } = await importBankTest(seen.file, target);
    const name = test.text;
    toast(
      t`${plural(imported, { one: '# question was', other: '# questions were' })} added to “${name}”.`,
    );
    onClose();
    onDone(test);
  });
  const tooLarge = file !== null && file.size > bankLimits.importBytes;

  function choose(chosen: File | null) {
    setFile(chosen);
    reading.reset();
    taking.reset();
    if (chosen && chosen.size <= bankLimits.importBytes) void reading.run(chosen);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Import questions`}
      description={seen ? undefined : t`You’ll review the questions before anything is imported.`}
      size="large"
    >
      <div className="grid gap-5">
        <FormErrors
          errors={
            tooLarge
              ? [t`The file must be ${largest} MB or smaller.`]
              : [...reading.errors, ...taking.errors]
          }
        />
        {seen ? (
          <ImportLook
            look={seen.look}
            into={into}
            pending={taking.pending}
            onBack={() => choose(null)}
            onTake={(target) => void taking.run(target)}
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
              {reading.pending && t`Reading the file…`}
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
