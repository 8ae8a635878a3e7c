import { mostCustomFields } from '@assay/contract/subject-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Field } from './kept-api.ts';
import { deleteCustomField, saveCustomField } from './kept-api.ts';

interface FieldsCardProps {
  subjectId: number;
  fields: readonly Field[];
}

/** Facts under headings of the organisation's own. */
export function FieldsCard({ subjectId, fields }: FieldsCardProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Field | 'new'>();
  const [deleted, setDeleted] = useState<Field>();
  const heading = useRef<HTMLHeadingElement>(null);
  const editWords = (title: string) => t`Edit “${title}”`;
  const sureWords = (name: string) => t`Delete “${name}”?`;
  const deleteWords = (title: string) => t`Delete “${title}”`;
  return (
    <Card
      flush
      title={t`Own fields`}
      titleRef={heading}
      actions={
        fields.length < mostCustomFields && (
          <Button onClick={() => setEdited('new')}>
            <Trans>Add field</Trans>
          </Button>
        )
      }
    >
      {fields.length === 0 ? (
        <p className="border-t border-line px-5 py-3.5 text-muted sm:px-6">
          <Trans>For example notice period, languages or clearance.</Trans>
        </p>
      ) : (
        <dl>
          {fields.map((field) => (
            <div key={field.id} className="border-t border-line px-5 py-3 sm:px-6">
              <dt className="text-small text-muted [overflow-wrap:anywhere]">{field.title}</dt>
              <dd>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{field.body}</p>
                <div className="-ml-4 flex flex-wrap">
                  <Button
                    look="plain"
                    aria-label={editWords(field.title)}
                    onClick={() => setEdited(field)}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                  <Button
                    look="plain"
                    aria-label={deleteWords(field.title)}
                    onClick={() => setDeleted(field)}
                  >
                    <Trans>Delete</Trans>
                  </Button>
                </div>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {edited && (
        <FieldDialog
          subjectId={subjectId}
          field={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleted(undefined)}
          title={sureWords(deleted.title)}
          confirmLabel={t`Delete field`}
          focusAfter={heading}
          onConfirm={async () => {
            await deleteCustomField(subjectId, deleted.id);
            toast(t`The field is deleted.`);
          }}
        >
          <Trans>This cannot be undone.</Trans>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface FieldDialogProps {
  subjectId: number;
  /** Absent for a new one. */
  field: Field | undefined;
  onClose: () => void;
}

function FieldDialog({ subjectId, field, onClose }: FieldDialogProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(field?.title ?? '');
  const [body, setBody] = useState(field?.body ?? '');
  const { pending, error, run } = useSending(async () => {
    await saveCustomField(subjectId, { title, body, ...(field && { customFieldId: field.id }) });
    onClose();
  });
  const { title: ofTitle, body: ofBody, ...others } = fieldErrors(error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={field ? t`Edit field` : t`Add field`}
      description={t`Your organisation’s managers see this. Candidates can read it in the data they download.`}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <FormErrors errors={Object.values(others).flat()} />
        <TextField
          label={t`Heading`}
          autoComplete="off"
          maxLength={120}
          value={title}
          error={ofTitle?.join(' ')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={t`Text`}
          maxLength={5000}
          value={body}
          error={ofBody?.join(' ')}
          onChange={({ target }) => setBody(target.value)}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
