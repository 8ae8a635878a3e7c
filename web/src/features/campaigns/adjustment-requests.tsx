import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { agoInWords } from '../../lib/moments.ts';
import { isFailedCall } from '../../lib/server-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  adjustmentRequest,
  adjustmentRequests,
  answerRequest,
  type AdjustmentsAsked,
} from './adjustments-api.ts';

/** People who ask for adjustments, for the contact alone; nothing for everybody else. */
export function AdjustmentRequests({ campaignId }: { campaignId: number }) {
  const { data: asked = [] } = useQuery(adjustmentRequests(campaignId));
  const [reading, setReading] = useState<AdjustmentsAsked>();
  if (asked.length === 0) return null;
  return (
    <Card
      title="Requests for adjustments"
      note="Private: only you, as the contact for adjustments, see this. Each person can see when their request was read."
    >
      <ul className="divide-y divide-line">
        {asked.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <div className="font-semibold">{nameOf(one)}</div>
              <p className="text-small text-muted">
                {one.answered_at === null
                  ? `Asked ${agoInWords(one.asked_at)}, waiting for an answer`
                  : `Answered ${agoInWords(one.answered_at)}`}
              </p>
            </div>
            <Button
              look={one.answered_at === null ? 'primary' : undefined}
              aria-label={`Read the request of ${nameOf(one)}`}
              onClick={() => setReading(one)}
            >
              {one.answered_at === null ? 'Read and answer' : 'Read again'}
            </Button>
          </li>
        ))}
      </ul>
      {reading && (
        <Dialog
          open
          onOpenChange={() => setReading(undefined)}
          title={`Adjustments for ${nameOf(reading)}`}
          description="Please do not copy this into notes or emails. The answer appears on their home page; the email about it does not repeat it."
        >
          <Request campaignId={campaignId} person={reading} onDone={() => setReading(undefined)} />
        </Dialog>
      )}
    </Card>
  );
}

const choices = [
  { value: '', label: 'Leave as it is' },
  { value: '25', label: '25 % extra time' },
  { value: '50', label: '50 % extra time' },
  { value: '100', label: '100 % extra time' },
  { value: '0', label: 'No extra time' },
] as const;

interface RequestProps {
  campaignId: number;
  person: AdjustmentsAsked;
  onDone: () => void;
}

function Request({ campaignId, person, onDone }: RequestProps) {
  const query = useQuery(adjustmentRequest(campaignId, person.id));
  const [percent, setPercent] = useState('');
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const form = useId();
  async function send() {
    setPending(true);
    setError(undefined);
    try {
      toast(await answerRequest(campaignId, person.id, { percent, answer }));
      onDone();
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      const errors = typeof failure.errors === 'object' ? failure.errors['answer'] : undefined;
      setError(errors?.join(' ') ?? failure.message);
    } finally {
      setPending(false);
    }
  }
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(request) => (
        <div className="grid gap-5">
          <blockquote className="border-l-2 border-line pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
            {request.text}
          </blockquote>
          {request.answer && (
            <section>
              <h3 className="font-sans font-medium">Your answer</h3>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line text-muted">
                {request.answer}
              </p>
            </section>
          )}
          <form
            id={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              if (!pending) void send();
            }}
          >
            <SelectField
              label="Extra time in every part with a clock"
              value={percent}
              options={choices}
              onChange={({ target }) => setPercent(target.value)}
            />
            <TextArea
              label="Answer"
              optional
              rows={4}
              maxLength={2000}
              value={answer}
              error={error}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </form>
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button onClick={onDone}>Cancel</Button>
            <Button look="primary" type="submit" form={form} pending={pending}>
              Send answer
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}
