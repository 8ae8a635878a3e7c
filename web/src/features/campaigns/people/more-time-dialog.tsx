import { zonePlace } from '@assay/contract/time-zone';
import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { momentInWords, momentOf, wallClock } from '../../../lib/moments.ts';
import { screenLanguage } from '../../../lib/screen-language.ts';
import { messageAt } from '../../../lib/server-errors.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DateField, TimeField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { Campaign, CampaignSubject } from '../api.ts';
import { answerExtension } from '../entry-api.ts';

interface MoreTimeDialogProps {
  campaign: Pick<Campaign, 'id' | 'deadline' | 'time_zone'>;
  person: Pick<CampaignSubject, 'id' | 'first_name' | 'last_name' | 'email' | 'own_deadline'>;
  onClose: () => void;
}

const week = 7 * 86_400_000;

/** Gives one person a later deadline. Mount it to open it. */
export function MoreTimeDialog({ campaign, person, onClose }: MoreTimeDialogProps) {
  const { t } = useLingui();
  const { id, deadline, time_zone: zone } = campaign;
  const present = person.own_deadline ?? deadline;
  const name = nameOf(person);
  const city = zonePlace(zone, screenLanguage());
  const moment = present && momentInWords(present, zone);
  const [at, setAt] = useState(() =>
    wallClock(Math.max(present ? Date.parse(present) : 0, Date.now()) + week, zone),
  );
  const [error, setError] = useState<string>();
  const form = useId();
  const { pending, run } = useSending(
    async () => {
      setError(undefined);
      const deadline = momentOf(at.date, at.time || '23:59', zone);
      toast(await answerExtension(id, person.id, { deadline }));
      onClose();
    },
    (failure) => setError(messageAt('deadline', failure)),
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Extend deadline for ${name}`}
      description={[
        moment && t`The deadline is ${moment} (${city}).`,
        t`Only ${name} gets the later deadline, and an email about it.`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <form
        id={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!at.date) setError(t`Please choose a day.`);
          else void run();
        }}
      >
        <DateField
          label={t`New deadline`}
          value={at.date}
          error={error}
          onChange={({ target }) => setAt({ ...at, date: target.value })}
        />
        <TimeField
          label={t`Time (${city})`}
          value={at.time}
          onChange={({ target }) => setAt({ ...at, time: target.value })}
        />
      </form>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" type="submit" form={form} pending={pending}>
          <Trans>Extend deadline</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
