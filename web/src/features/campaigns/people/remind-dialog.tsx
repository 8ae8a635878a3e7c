import { mostNamed, waitingStatuses } from '@assay/contract/campaign-people';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { screenLanguage } from '../../../lib/screen-language.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CheckboxField } from '../../../ui/fields/choice-fields.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { remindSubjects, reminderPreview } from './people-api.ts';

interface RemindDialogProps {
  campaign: {
    id: number;
    campaign_name: string;
    progress: { subjects: number; completed: number };
  };
  /** Absent for everyone who has not completed their tests. */
  people?: readonly CampaignSubject[] | undefined;
  onClose: () => void;
  onDone?: () => void;
}

/** Reminds at once; says before who is left out, and after how many got an email. Mount it to open it. */
export function RemindDialog({ campaign, people, onClose, onDone }: RemindDialogProps) {
  const { t } = useLingui();
  const { campaign_name: name } = campaign;
  const { subjects, completed } = campaign.progress;
  const [ids] = useState(() => people?.map(({ id }) => id));
  const preview = useQuery(reminderPreview(campaign.id, ids));
  const [leaveOutRecent, setLeaveOutRecent] = useState(true);
  const excluded = people && leftOut(people);
  const known = excluded ? people.length - sum(excluded) : subjects - completed;
  const { people: reached = known, emailed_recently: recent = 0 } = preview.data ?? {};
  const count = reached - (leaveOutRecent ? recent : 0);
  const named = preview.data?.named ?? [];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={remindersAsked(
        count,
        named.filter((one) => !leaveOutRecent || !one.emailed_recently),
      )}
      confirmLabel={t`Send reminders`}
      pendingLabel={t`Sending…`}
      disabled={preview.isPending || count === 0}
      look="primary"
      onConfirm={async () => {
        const { reminded, left_out } = await remindSubjects(campaign.id, ids, { leaveOutRecent });
        toast(sentInWords(reminded, left_out), { tone: reminded > 0 ? 'good' : 'bad' });
        onDone?.();
      }}
    >
      <p>
        {reached === 0 ? (
          <Trans>No one can be reminded now.</Trans>
        ) : (
          <Trans>The reminder email of “{name}” is sent now.</Trans>
        )}
      </p>
      {excluded ? (
        <Reasons excluded={excluded} />
      ) : (
        <p className="mt-2">
          <Trans>
            Won’t be sent to people who completed their tests, unsubscribed, declined, bounced or
            were reminded in the last hour.
          </Trans>
        </p>
      )}
      {recent > 0 && (
        <LeaveOutRecent recent={recent} checked={leaveOutRecent} onChange={setLeaveOutRecent} />
      )}
      {preview.isError && (
        <p className="mt-2">
          <Trans>
            We couldn’t check who got an email in the last 24 hours. These people are left out.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** What is asked: by name where all of them are named. */
export function remindersAsked(count: number, named: readonly { name: string }[]): string {
  if (count === 0) return t`Send reminders?`;
  if (count > mostNamed || named.length < count)
    return t`${plural(count, { one: 'Remind # person?', other: 'Remind # people?' })}`;
  const list = new Intl.ListFormat(screenLanguage(), { type: 'conjunction' });
  const names = list.format(named.map(({ name }) => name));
  return t`Remind ${names}?`;
}

interface LeaveOutRecentProps {
  /** How many people got an email in the last day. */
  recent: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether those who have just got an email are spared another one. */
export function LeaveOutRecent({ recent, checked, onChange }: LeaveOutRecentProps) {
  const { t } = useLingui();
  return (
    <CheckboxField
      className="mt-3 text-ink"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      label={t`${plural(recent, {
        one: 'Leave out # person emailed in the last 24 hours',
        other: 'Leave out # people emailed in the last 24 hours',
      })}`}
      help={t`They were invited, reminded or sent a permission request.`}
    />
  );
}

type Reason = 'completed' | 'declined' | 'idle' | 'unsubscribed' | 'reminded';
type Excluded = readonly (readonly [reason: Reason, count: number])[];

function sum(excluded: Excluded): number {
  return excluded.reduce((total, [, count]) => total + count, 0);
}

const due: ReadonlySet<string> = new Set(waitingStatuses);

/** Each person once, by the first reason that holds. */
function leftOut(people: readonly CampaignSubject[]): Excluded {
  const counts = new Map<Reason, number>();
  for (const person of people) {
    const reason = reasonOf(person);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}

function reasonOf({ status, unsubscribed, reminded_at }: CampaignSubject): Reason | undefined {
  if (status === 'completed') return 'completed';
  if (status === 'declined') return 'declined';
  if (!due.has(status)) return 'idle';
  if (unsubscribed) return 'unsubscribed';
  const justNow = reminded_at !== null && Date.now() - Date.parse(reminded_at) < 3_600_000;
  return justNow ? 'reminded' : undefined;
}

function reasonInWords(reason: Reason, people: number): string {
  const count = counted(people);
  switch (reason) {
    case 'completed':
      return t`${count} completed`;
    case 'declined':
      return t`${count} declined`;
    case 'idle':
      return t`${count} not waiting for a test`;
    case 'unsubscribed':
      return t`${count} unsubscribed`;
    case 'reminded':
      return t`${count} reminded in the last hour`;
  }
}

function Reasons({ excluded }: { excluded: Excluded }) {
  if (excluded.length === 0) return null;
  const words = excluded.map(([reason, count]) => reasonInWords(reason, count));
  const reasons = new Intl.ListFormat(screenLanguage()).format(words);
  return (
    <p className="mt-2">
      <Trans>Left out: {reasons}.</Trans>
    </p>
  );
}

export function sentInWords(reminded: number, leftOutCount: number): string {
  const sent = t`${plural(reminded, { one: '# reminder sent.', other: '# reminders sent.' })}`;
  if (leftOutCount === 0) return sent;
  const rest = t`${plural(leftOutCount, { one: '# person left out.', other: '# people left out.' })}`;
  return `${sent} ${rest}`;
}
