import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { remindSubjects, reminderPreview } from './people-api.ts';
import { LeaveOutRecent, remindersAsked, sentInWords } from './remind-dialog.tsx';

interface RemindChosenDialogProps {
  /** Those chosen, by the campaign of whose tests they are reminded. */
  groups: readonly { campaign: { id: number; name: string }; people: readonly number[] }[];
  onClose: () => void;
  onDone: () => void;
}

type Preview = Pick<UseQueryResult, 'data' | 'error' | 'isFetched'>;

/** Reminds people of several campaigns, each of their own. Mount it to open it. */
export function RemindChosenDialog({ groups, onClose, onDone }: RemindChosenDialogProps) {
  const { t } = useLingui();
  const [leaveOutRecent, setLeaveOutRecent] = useState(true);
  const [only, ...others] = groups;
  const name = others.length === 0 ? only?.campaign.name : undefined;
  const previews = useQueries({
    queries: groups.map(({ campaign, people }) => reminderPreview(campaign.id, people)),
  });
  const unread = previews.map(isUnread);
  // A campaign that is over refuses: nobody in it can be reminded.
  const reached = previews.map(({ data }) => ({
    people: data?.people ?? 0,
    recent: data?.emailed_recently ?? 0,
  }));
  const asked = groups.reduce((sum, { people }) => sum + people.length, 0);
  const unchecked = groups.reduce(
    (sum, { people }, index) => sum + (unread[index] ? people.length : 0),
    0,
  );
  const possible = reached.reduce((sum, { people }) => sum + people, 0);
  const recent = reached.reduce((sum, one) => sum + one.recent, 0);
  const count = possible - (leaveOutRecent ? recent : 0);
  const leftOut = asked - possible - unchecked;

  async function send() {
    let [reminded, passed] = [0, 0];
    for (const [index, { campaign, people }] of groups.entries()) {
      if (reached[index]?.people === 0) {
        passed += people.length;
        continue;
      }
      const answer = await remindSubjects(campaign.id, [...people], { leaveOutRecent });
      reminded += answer.reminded;
      passed += answer.left_out;
    }
    toast(sentInWords(reminded, passed), { tone: reminded > 0 ? 'good' : 'bad' });
    onDone();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={remindersAsked(
        count,
        previews
          .flatMap(({ data }) => data?.named ?? [])
          .filter((one) => !leaveOutRecent || !one.emailed_recently),
      )}
      confirmLabel={t`Send reminders`}
      pendingLabel={t`Sending…`}
      disabled={previews.some(({ isPending }) => isPending) || count === 0}
      look="primary"
      onConfirm={send}
    >
      {(possible > 0 || unchecked === 0) && (
        <p>
          {possible === 0 ? (
            <Trans>No one can be reminded now.</Trans>
          ) : name === undefined ? (
            <Trans>Each person gets the reminder email of the campaign in their row now.</Trans>
          ) : (
            <Trans>The reminder email of “{name}” is sent now.</Trans>
          )}
        </p>
      )}
      {leftOut > 0 && (
        <p className="mt-2">
          {t`${plural(leftOut, {
            one: '# person is left out: completed, declined, unsubscribed, reminded in the last hour, or in a campaign that is not running.',
            other:
              '# people are left out: completed, declined, unsubscribed, reminded in the last hour, or in a campaign that is not running.',
          })}`}
        </p>
      )}
      {unchecked > 0 && (
        <div className="mt-2">
          <p role="status">
            {t`${plural(unchecked, {
              one: 'We couldn’t check whether # person can be reminded. They won’t get an email.',
              other: 'We couldn’t check whether # people can be reminded. They won’t get an email.',
            })}`}
          </p>
          <Button
            className="mt-2"
            pending={previews.some(({ isPending }) => isPending)}
            onClick={() => {
              for (const [index, { refetch }] of previews.entries()) {
                if (unread[index]) void refetch();
              }
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {recent > 0 && (
        <LeaveOutRecent recent={recent} checked={leaveOutRecent} onChange={setLeaveOutRecent} />
      )}
    </ConfirmDialog>
  );
}

/** Whether it was asked for in vain, also while it is asked for again. A refusal is an answer. */
function isUnread({ data, error, isFetched }: Preview): boolean {
  const refused = error instanceof ApiError && error.status === 409;
  return data === undefined && isFetched && !refused;
}
