import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { JobProfile } from './api.ts';
import { archiveJobProfile, downloadJobProfiles, restoreJobProfile } from './api.ts';

/** All that are on offer, or one, as a file. */
export function ExportButton({ profile }: { profile?: JobProfile }) {
  const { t } = useLingui();
  const name = profile?.name ?? t`job-profiles`;
  const { run } = useSending(
    async () => saveFile(await downloadJobProfiles(profile?.id), `${name}.json`),
    toastFailure,
  );
  return (
    <Button onClick={() => void run()}>
      <Trans>Export</Trans>
    </Button>
  );
}

interface ArchiveButtonProps {
  profile: JobProfile;
  onArchived: () => void;
  onRestored: (profile: JobProfile) => void;
}

export function ArchiveButton({ profile, onArchived, onRestored }: ArchiveButtonProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const restoring = useSending(
    async () => onRestored(await restoreJobProfile(profile)),
    toastFailure,
  );
  const { id, name, campaigns_count: campaigns, archived } = profile;
  if (archived) {
    return (
      <Button onClick={() => void restoring.run()}>
        <Trans>Restore</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trans>Archive</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Archive “${name}”?`}
        confirmLabel={t`Archive job profile`}
        onConfirm={async () => {
          toast(await archiveJobProfile(id));
          onArchived();
        }}
      >
        {campaigns === 0
          ? t`No campaign uses it. It can no longer be chosen, and you can restore it.`
          : t`${plural(campaigns, {
              one: 'The campaign that uses it keeps it.',
              other: 'The # campaigns that use it keep it.',
            })} It can no longer be chosen, and you can restore it.`}
      </ConfirmDialog>
    </>
  );
}
