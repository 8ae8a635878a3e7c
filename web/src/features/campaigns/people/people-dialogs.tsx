import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Campaign, CampaignSubject } from '../api.ts';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { MailHistoryDialog } from './mail-history-dialog.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { PermissionDialog } from './permission-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type OneTask =
  | { kind: 'mails' | 'time' | 'extra' | 'permission'; person: CampaignSubject }
  | { kind: 'link'; person: CampaignSubject; url: string }
  | { kind: 'remind'; people: readonly CampaignSubject[] | undefined }
  | { kind: 'remove'; people: readonly CampaignSubject[] };

/** What is being done with people. Labels and stages are other features' dialogs; `single` sets the labels of one person. */
export type PeopleTask =
  | OneTask
  | { kind: 'stage'; people: readonly CampaignSubject[] }
  | { kind: 'labels'; people: readonly CampaignSubject[]; single?: boolean };

interface PeopleDialogsProps {
  campaign: Campaign;
  task: OneTask;
  onClose: () => void;
  /** Who is done with. */
  onDone: (people: readonly CampaignSubject[]) => void;
}

const linkFor = (name: string) => t`Link for ${name}`;

export function PeopleDialogs({ campaign, task, onClose, onDone }: PeopleDialogsProps) {
  const { t } = useLingui();
  const close = { campaign, onClose };
  switch (task.kind) {
    case 'mails':
      return <MailHistoryDialog campaignId={campaign.id} person={task.person} onClose={onClose} />;
    case 'time':
      return <MoreTimeDialog person={task.person} {...close} />;
    case 'extra':
      return <ExtraTimeDialog person={task.person} onClose={onClose} />;
    case 'permission':
      return <PermissionDialog person={task.person} {...close} />;
    case 'remind':
      return (
        <RemindDialog people={task.people} onDone={() => onDone(task.people ?? [])} {...close} />
      );
    case 'remove':
      return <RemoveDialog people={task.people} onDone={() => onDone(task.people)} {...close} />;
    case 'link':
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={linkFor(nameOf(task.person))}
          description={t`Opening it emails the candidate their secure link.`}
        >
          <TextField
            label={t`Invitation link`}
            readOnly
            value={task.url}
            onFocus={({ target }) => target.select()}
          />
        </Dialog>
      );
  }
}
