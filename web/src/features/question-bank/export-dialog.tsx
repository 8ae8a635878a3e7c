import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { BankTest, ExportFormat } from './api.ts';
import { downloadTest, exportNotes } from './api.ts';
import { NoteList } from './note-list.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';

const formats = [
  { value: 'qti', label: msg`QTI 3 package, for other programs` },
  { value: 'csv', label: msg`CSV, for a spreadsheet` },
];

/** Takes a test out, and says before what the file would not carry. */
export function ExportDialog({ test, onClose }: { test: BankTest; onClose: () => void }) {
  const { t } = useLingui();
  const [format, setFormat] = useState<ExportFormat>('qti');
  const name = test.text;
  const query = useQuery(exportNotes(test.id, format));

  const {
    pending,
    errors,
    run: download,
  } = useSending(async () => {
    const ending = format === 'qti' ? 'zip' : 'csv';
    saveFile(await downloadTest(test.id, format), `${test.text}.${ending}`);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Export “${name}”`}
      description={t`The file contains the right answers. Share it with care.`}
    >
      <div className="grid gap-5">
        <FormErrors errors={errors} />
        <SelectField
          label={t`Format`}
          options={formats.map(({ value, label }) => ({ value, label: t(label) }))}
          value={format}
          onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'qti')}
        />
        <Loaded query={query} skeleton={<Skeleton className="h-12" />}>
          {({ report }) =>
            report.length > 0 ? (
              <NoteList notes={report} />
            ) : (
              <p className="text-muted">
                <Trans>Everything is exported.</Trans>
              </p>
            )
          }
        </Loaded>
        <DialogFoot onCancel={onClose}>
          <Button look="primary" pending={pending} onClick={() => void download()}>
            <Trans>Download</Trans>
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
