import { nameOf } from '@assay/contract/person-name';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useIsOneself } from '../../api/session.ts';
import { agoInWords } from '../../lib/moments.ts';
import { messageAt } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import {
  adjustmentRequest,
  adjustmentRequests,
  answerAdjustments,
  type AdjustmentsAsked,
  type AnswerGiven,
} from './adjustments-api.ts';

/** People who ask for adjustments, for the contact alone; nothing for everyone else. */
export function AdjustmentRequests({ campaignId }: { campaignId: number }) {
  const { t } = useLingui();
  const { data: asked = [] } = useQuery(adjustmentRequests(campaignId));
  const [reading, setReading] = useState<AdjustmentsAsked>();
  if (asked.length === 0 && reading === undefined) return null;
  return (
    <Card
      title={t`Requests for adjustments`}
      note={t`Private: only you, as the contact for adjustments, see this. Each person can see when their request was read.`}
    >
      <ul className="divide-y divide-line">
        {asked.map((one) => (
          <Asked key={one.id} one={one} onRead={() => setReading(one)} />
        ))}
      </ul>
      {reading && (
        <Dialog
          open
          onOpenChange={() => setReading(undefined)}
          title={adjustmentsFor(nameOf(reading))}
          description={t`Please do not copy this into notes or emails. The answer appears on their home page; the email about it does not repeat it.`}
        >
          <Request campaignId={campaignId} person={reading} onDone={() => setReading(undefined)} />
        </Dialog>
      )}
    </Card>
  );
}

function Asked({ one, onRead }: { one: AdjustmentsAsked; onRead: () => void }) {
  const { t } = useLingui();
  const isOneself = useIsOneself(one.id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <PersonLink id={one.id}>{nameOf(one)}</PersonLink>
        <p className="text-small text-muted">{stateInWords(one)}</p>
        {isOneself && (
          <p className="mt-1 text-small">
            <Trans>
              This is your own request. Only your colleagues can answer it. If you are the contact
              for adjustments, choose another one in the organisation settings.
            </Trans>
          </p>
        )}
      </div>
      {!isOneself && (
        <Button
          look={one.answered_at === null ? 'primary' : undefined}
          aria-label={readRequest(nameOf(one))}
          onClick={onRead}
        >
          {one.answered_at === null ? t`Read and answer` : t`Read again`}
        </Button>
      )}
    </li>
  );
}

const readRequest = (name: string) => t`Read the request from ${name}`;
const adjustmentsFor = (name: string) => t`Adjustments for ${name}`;

function stateInWords({ asked_at, answered_at }: AdjustmentsAsked): string {
  const moment = agoInWords(answered_at ?? asked_at);
  return answered_at === null
    ? t`Requested ${moment}, waiting for an answer`
    : t`Answered ${moment}`;
}

const choices = [
  { value: '', label: msg`Leave as it is` },
  { value: '25', label: msg`25 % extra time` },
  { value: '50', label: msg`50 % extra time` },
  { value: '100', label: msg`100 % extra time` },
  { value: '0', label: msg`No extra time` },
] as const;

interface RequestProps {
  campaignId: number;
  person: AdjustmentsAsked;
  onDone: () => void;
}

function Request({ campaignId, person, onDone }: RequestProps) {
  const { t } = useLingui();
  const query = useQuery(adjustmentRequest(campaignId, person.id));
  const [percent, setPercent] = useState('');
  const [answer, setAnswer] = useState('');
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, error, run } = useSending(
    async (read: Pick<AdjustmentsAsked, 'asked_at' | 'answered_at'>) => {
      toast(await answerAdjustments(campaignId, person.id, read, { percent, answer }));
      onDone();
    },
    // Where the reason stands: nobody hears of it else.
    () => field.current?.focus(),
  );
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(request) => (
        <div className="grid gap-5">
          <blockquote className="border-l-2 border-line pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
            {request.text}
          </blockquote>
          {request.answered_at !== null && <Given answer={request} />}
          <form
            id={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              void run(request);
            }}
          >
            <SelectField
              label={t`Extra time in every timed part`}
              value={percent}
              options={choices.map(({ value, label }) => ({ value, label: t(label) }))}
              onChange={({ target }) => setPercent(target.value)}
            />
            <TextArea
              ref={field}
              label={t({ message: 'Answer', context: 'noun' })}
              optional
              rows={4}
              maxLength={2000}
              value={answer}
              error={error ? messageAt('answer', error) : undefined}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </form>
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" type="submit" form={form} pending={pending}>
              <Trans>Send answer</Trans>
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** What has been answered until now, by whichever contact. */
function Given({ answer: { percent, answer } }: { answer: AnswerGiven }) {
  const { t } = useLingui();
  const extra = choices.find(({ value }) => value === String(percent));
  return (
    <section className="[overflow-wrap:anywhere]">
      <h3 className="font-sans font-medium">
        <Trans>Answer so far</Trans>
      </h3>
      {extra && <p className="text-muted">{t(extra.label)}</p>}
      {answer && <p className="whitespace-pre-line text-muted">{answer}</p>}
    </section>
  );
}
