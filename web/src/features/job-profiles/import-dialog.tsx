import {
  type importJobProfiles as importJobProfilesCall,
  jobProfileLimits,
} from '@assay/contract/job-profiles';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { BodyOf } from '@assay/contract/endpoint';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { importJobProfiles } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

const most = jobProfileLimits.profiles;
const megabyte = 1024 * 1024;

interface ImportDialogProps {
  onClose: () => void;
  onDone: (profiles: { id: number; name: string }[]) => void;
}

/** Takes job profiles from a file: all of them, or none with what is wrong in it. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [content, setContent] = useState<unknown>();
  const [unreadable, setUnreadable] = useState<string[]>();
  // An answer about a file that was chosen before counts no more.
  const newest = useRef<File>(null);

  async function choose(chosen: File | null) {
    newest.current = chosen;
    setFile(chosen);
    setContent(undefined);
    setUnreadable(undefined);
    if (!pending) reset();
    if (!chosen) return;
    if (chosen.size > megabyte) {
      setUnreadable([t`The file must be 1 MB or smaller.`]);
      return;
    }
    try {
      const read: unknown = JSON.parse(await chosen.text());
      if (newest.current === chosen) setContent(read);
    } catch {
      if (newest.current === chosen) setUnreadable([t`This file is not JSON.`]);
    }
  }

  const { pending, errors, run, reset } = useSending(
    async () => {
      const made = await importJobProfiles(content as BodyOf<typeof importJobProfilesCall>);
      toast(
        t`${plural(made.length, { one: '# job profile was', other: '# job profiles were' })} imported.`,
      );
      onDone(made);
    },
    ({ errors: told, message }) => problemsIn(told) ?? [message],
  );

  /** Each with the place in the file, since a form has no field for it. */
  function problemsIn(told: Record<string, string[]> | string | undefined) {
    if (typeof told !== 'object') return null;
    return Object.entries(told).map(([field, texts]) => {
      const [, at, ...part] = field.split('.');
      const text = texts.join(' ');
      if (at === undefined) return `${field}: ${text}`;
      const [number, place] = [Number(at) + 1, part.join('.')];
      return t`Profile ${number}, ${place}: ${text}`;
    });
  }

  return (
    <Dialog open onOpenChange={onClose} title={t`Import job profiles`}>
      <div className="grid gap-5">
        <FormErrors errors={unreadable ?? errors} />
        <FileField
          name="file"
          label={t`File`}
          help={t`A JSON file that was exported here or from another installation, with up to ${most} job profiles. If one of them cannot be imported, none is.`}
          accept=".json,application/json"
          file={file}
          onFile={(chosen) => void choose(chosen)}
        />
        <DialogFoot onCancel={onClose}>
          <Button
            look="primary"
            disabled={content === undefined}
            pending={pending}
            onClick={() => void run()}
          >
            <Trans>Import</Trans>
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
