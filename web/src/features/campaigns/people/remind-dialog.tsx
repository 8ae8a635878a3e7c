import { waitingStatuses } from '@assay/contract/campaign-people';
import { counted } from '../../../lib/numbers.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { remind } from './people-api.ts';

interface RemindDialogProps {
  campaign: {
    id: number;
    campaign_name: string;
    progress: { subjects: number; completed: number };
  };
  /** Absent for everybody who has not finished. */
  people?: readonly CampaignSubject[] | undefined;
  onClose: () => void;
  onDone?: () => void;
}

/** Reminds at once; says before who is left out, and after how many got a mail. Mount it to open it. */
export function RemindDialog({ campaign, people, onClose, onDone }: RemindDialogProps) {
  const { subjects, completed } = campaign.progress;
  const excluded = people && leftOut(people);
  const count = excluded ? people.length - sum(excluded) : subjects - completed;
  const who = count === 1 ? '1 person' : `${counted(count)} people`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={people ? `Remind ${who}?` : `Remind ${counted(count)} not finished?`}
      confirmLabel="Send reminders"
      look="primary"
      onConfirm={async () => {
        const { reminded, left_out } = await remind(
          campaign.id,
          people?.map(({ id }) => id),
        );
        toast(sentInWords(reminded, left_out), { tone: reminded > 0 ? 'good' : 'bad' });
        onDone?.();
      }}
    >
      <p>The reminder mail of “{campaign.campaign_name}” goes out now.</p>
      {excluded ? (
        <Reasons excluded={excluded} />
      ) : (
        <p className="mt-2">
          Left out: {counted(completed)} who have finished, and everybody who wants no mails, has
          declined, could not be reached or was reminded within the last hour.
        </p>
      )}
    </ConfirmDialog>
  );
}

type Excluded = readonly (readonly [reason: string, count: number])[];

function sum(excluded: Excluded): number {
  return excluded.reduce((total, [, count]) => total + count, 0);
}

const due: ReadonlySet<string> = new Set(waitingStatuses);

/** Each person once, by the first reason that holds. */
function leftOut(people: readonly CampaignSubject[]): Excluded {
  const counts = new Map<string, number>();
  for (const person of people) {
    const reason = reasonOf(person);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}

function reasonOf({ status, unsubscribed, reminded_at }: CampaignSubject): string | undefined {
  if (status === 'completed') return 'finished';
  if (status === 'declined') return 'declined';
  if (!due.has(status)) return 'not waiting for a test';
  if (unsubscribed) return 'want no mails';
  const justNow = reminded_at !== null && Date.now() - Date.parse(reminded_at) < 3_600_000;
  return justNow ? 'reminded within the last hour' : undefined;
}

function Reasons({ excluded }: { excluded: Excluded }) {
  if (excluded.length === 0) return null;
  const words = excluded.map(([reason, count]) => `${counted(count)} ${reason}`);
  return <p className="mt-2">Left out: {new Intl.ListFormat('en-GB').format(words)}.</p>;
}

function sentInWords(reminded: number, leftOutCount: number): string {
  const sent = reminded === 1 ? '1 reminder sent' : `${counted(reminded)} reminders sent`;
  return leftOutCount > 0 ? `${sent}, ${counted(leftOutCount)} left out.` : `${sent}.`;
}
