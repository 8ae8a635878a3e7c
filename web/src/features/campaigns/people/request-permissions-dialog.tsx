import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { askPermissions } from './people-api.ts';

interface RequestPermissionsDialogProps {
  people: readonly { id: number; permission: boolean; permission_asked: boolean }[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before emails leave that ask many people for permission. Mount it to open it. */
export function RequestPermissionsDialog(props: RequestPermissionsDialogProps) {
  const { people, onClose, onDone } = props;
  const { t } = useLingui();
  const due = people.filter(({ permission, permission_asked: asked }) => !permission && !asked);
  const count = due.length;
  const leftOut = people.length - count;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        count === 0
          ? t`Request permission?`
          : t`${plural(count, { one: 'Request permission from # person?', other: 'Request permission from # people?' })}`
      }
      confirmLabel={t`Send requests`}
      pendingLabel={t`Sending…`}
      disabled={count === 0}
      look="primary"
      onConfirm={async () => {
        // A colleague may have asked some of them since the list was read.
        const sent = await askPermissions(due.map(({ id }) => id));
        toast(sentInWords(sent), { tone: sent > 0 ? 'good' : 'bad' });
        onDone();
      }}
    >
      <p>
        {count === 0 ? (
          <Trans>No request can be sent now.</Trans>
        ) : (
          <Trans>
            Each person gets an email with a link to give your organisation permission to see their
            results.
          </Trans>
        )}
      </p>
      {leftOut > 0 && (
        <p className="mt-2">
          {t`${plural(leftOut, {
            one: '# person is left out: permission is given, or was requested in the last 24 hours.',
            other:
              '# people are left out: permission is given, or was requested in the last 24 hours.',
          })}`}
        </p>
      )}
    </ConfirmDialog>
  );
}

function sentInWords(count: number): string {
  return t`${plural(count, { one: '# request sent.', other: '# requests sent.' })}`;
}
