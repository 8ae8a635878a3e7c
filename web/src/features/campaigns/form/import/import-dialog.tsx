import { previewSubjects } from '@assay/contract/campaign-people';
import { useLingui } from '@lingui/react/macro';
import type { Dispatch, SetStateAction } from 'react';
import { call } from '../../../../api/client.ts';
import { useSendingEach } from '../../../../lib/writes/use-sending.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { PersonRow } from '../values.ts';
import type { ImportedRow } from './imported-rows.ts';
import { withKnown } from './imported-rows.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';

/** A list on its way in: a dialog that is closed by mistake loses none of it. */
export interface ImportWork {
  /** What was pasted. */
  text: string;
  /** What was read of it, with what has been corrected since; null before that. */
  rows: ImportedRow[] | null;
}

export const noWork: ImportWork = { text: '', rows: null };

interface ImportDialogProps {
  work: ImportWork;
  onWork: Dispatch<SetStateAction<ImportWork>>;
  onClose: () => void;
  /** Who is in the form already. */
  present: readonly PersonRow[];
  /** A campaign whose people are known too. */
  campaignId?: number | undefined;
  onPeople: (people: PersonRow[]) => void;
}

/** Takes people from a file or a pasted list, and shows what would become of each row before anything is added. */
export function ImportDialog({
  work,
  onWork,
  onClose,
  present,
  campaignId,
  onPeople,
}: ImportDialogProps) {
  const { t } = useLingui();
  const { text, rows } = work;
  const reading = useSendingEach(async (file: File | null) => {
    const body = { campaign_id: campaignId, ...(file ? {} : { email_list: text }) };
    const { data } = await call(previewSubjects, { body, files: { file } });
    onWork((now) => ({ ...now, rows: withKnown(data.rows, present) }));
  });

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
          onRows={(next) => onWork({ text, rows: next })}
          onBack={() => onWork({ text, rows: null })}
          onAdd={(people) => {
            onPeople(people);
            onWork(noWork);
            onClose();
          }}
        />
      ) : (
        <ImportSource
          text={text}
          onText={(next) => onWork({ text: next, rows })}
          reading={reading.pending}
          errors={reading.errors}
          onRead={(file) => void reading.run(file)}
        />
      )}
    </Dialog>
  );
}
