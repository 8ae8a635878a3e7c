import { nameOf } from '@assay/contract/person-name';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useIsOneself } from '../../../api/session.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { addTime, extraTime, setExtraTime } from './people-api.ts';
import type { ExtraTime } from './people-api.ts';
import { Retakes } from './retakes.tsx';

interface ExtraTimeDialogProps {
  person: Pick<CampaignSubject, 'id' | 'first_name' | 'last_name' | 'email'>;
  onClose: () => void;
}

/** Extra time for all timed parts of one person, and time for what runs now. Mount it to open it. */
export function ExtraTimeDialog({ person, onClose }: ExtraTimeDialogProps) {
  const { t } = useLingui();
  const name = nameOf(person);
  const isOneself = useIsOneself(person.id);
  const query = useQuery({ ...extraTime(person.id), enabled: !isOneself });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Extra test time for ${name}`}
      description={t`For anyone who needs longer, whatever the reason: no reason is asked for or kept, and no report mentions it.`}
    >
      {isOneself ? (
        <p>
          <Trans>
            This is your own test. Only your colleagues can give you extra time or allow you to
            retake it sooner.
          </Trans>
        </p>
      ) : (
        <Loaded query={query} skeleton={<Skeleton className="h-36" />}>
          {(known) => <Times person={person} known={known} />}
        </Loaded>
      )}
      <Retakes person={person} />
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

const percents = [
  { value: 0, label: msg`None` },
  { value: 25, label: msg`25 % more` },
  { value: 50, label: msg`50 % more` },
  { value: 100, label: msg`Twice the time` },
];
const amounts = [
  { value: 30, label: msg`30 seconds` },
  { value: 60, label: msg`1 minute` },
  { value: 120, label: msg`2 minutes` },
  { value: 300, label: msg`5 minutes` },
  { value: 600, label: msg`10 minutes` },
];

function Times({ person, known }: Pick<ExtraTimeDialogProps, 'person'> & { known: ExtraTime }) {
  const { t } = useLingui();
  // Until something else is chosen it is what is stored, also once a colleague has changed that.
  const [chosen, setChosen] = useState<number>();
  const percent = chosen ?? known.percent;
  const [seconds, setSeconds] = useState(120);
  const { running } = known;
  const setting = useSending(async () => {
    toast(await setExtraTime(person.id, percent as ExtraTime['percent']));
    setChosen(undefined);
  });
  const adding = useSending(async () => toast(await addTime(person.id, seconds)));
  const problem = setting.error ?? adding.error;
  return (
    <div className="grid gap-6">
      {problem && (
        <Banner tone="bad" live>
          {problem.message}
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <SelectField
          label={t`Extra time in timed tests`}
          options={percents.map(({ value, label }) => ({ value, label: t(label) }))}
          value={percent}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Button
          look="primary"
          disabled={percent === known.percent}
          pending={setting.pending}
          onClick={() => {
            adding.reset();
            void setting.run();
          }}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      <div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <SelectField
            label={t`Add time to the running test`}
            options={amounts.map(({ value, label }) => ({ value, label: t(label) }))}
            value={seconds}
            disabled={!running}
            onChange={({ target }) => setSeconds(Number(target.value))}
          />
          <Button
            disabled={!running}
            pending={adding.pending}
            onClick={() => {
              setting.reset();
              void adding.run();
            }}
          >
            <Trans>Add</Trans>
          </Button>
        </div>
        <p role="status" className="mt-2 text-small text-muted">
          {running
            ? t`A timed part is running. Added time appears there within five seconds and cannot be taken back.`
            : t`No timed test is running.`}
        </p>
      </div>
    </div>
  );
}
