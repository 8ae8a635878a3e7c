import { previewSubjects } from '@assay/contract/campaign-people';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { isFailedCall, messagesOf } from '../../../../lib/server-errors.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { PersonRow } from '../values.ts';
import type { ImportedRow } from './imported-rows.ts';
import { withKnown } from './imported-rows.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import type { Source } from './import-source.tsx';

interface ImportDialogProps {
  onClose: () => void;
  /** Who is in the form already. */
  present: readonly PersonRow[];
  /** A campaign whose people are known too. */
  campaignId?: number | undefined;
  /** A list that has been pasted already. */
  pasted?: string | undefined;
  onPeople: (people: PersonRow[]) => void;
}

/** Takes people from a file or a pasted list, and shows what would become of each row before anything is added. */
export function ImportDialog({
  onClose,
  present,
  campaignId,
  pasted,
  onPeople,
}: ImportDialogProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState<ImportedRow[] | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();

  async function read({ file, text }: Source) {
    setReading(true);
    setError(undefined);
    try {
      const body = { campaign_id: campaignId, ...(file ? {} : { email_list: text }) };
      const { data } = await call(previewSubjects, { body, files: { file } });
      setRows(withKnown(data.rows, present));
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      setError(messagesOf(failure).join(' '));
    } finally {
      setReading(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Add people from a list`}
      description={rows ? undefined : t`You’ll review the list before anyone is added.`}
      size="large"
    >
      {rows ? (
        <ImportPreview
          rows={rows}
          present={present}
          onRows={setRows}
          onBack={() => setRows(null)}
          onAdd={(people) => {
            onPeople(people);
            onClose();
          }}
        />
      ) : (
        <ImportSource
          pasted={pasted ?? ''}
          reading={reading}
          error={error}
          onRead={(source) => void read(source)}
        />
      )}
    </Dialog>
  );
}
