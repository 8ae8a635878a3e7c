import {
  askAdjustments,
  getOwnAdjustments,
  withdrawAdjustments,
} from '@assay/contract/adjustments';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { Loaded } from '../../api/loaded.tsx';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { Invite } from './to-do.ts';
import { fieldErrors } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

const ownAdjustments = (id: number) =>
  queryOptions({
    queryKey: ['own-adjustments', id],
    queryFn: async ({ signal }) => (await call(getOwnAdjustments, { params: { id }, signal })).data,
  });

/** Asks in private for extra time or other adjustments, and shows the answer. */
export function Adjustments({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name } = invite.organization;
  return (
    <>
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        {invite.adjustments === 'none' && <Trans>I need adjustments</Trans>}
        {invite.adjustments === 'asked' && <Trans>See your request for adjustments</Trans>}
        {invite.adjustments === 'answered' && <Trans>Read the answer about adjustments</Trans>}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Adjustments at ${name}`}
        description={t`One contact at ${name} reads your request. It is private: it never appears in reports, lists or exports, and it is stored encrypted.`}
      >
        {invite.adjustments === 'none' ? (
          <Request invite={invite} onDone={() => setOpen(false)} />
        ) : (
          <Asked invite={invite} onDone={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

interface PartProps {
  invite: Invite;
  onDone: () => void;
}

function Asked({ invite, onDone }: PartProps) {
  const query = useQuery(ownAdjustments(invite.id));
  const [anew, setAnew] = useState(false);
  const withdrawing = useSending(async () => {
    toast((await call(withdrawAdjustments, { params: { id: invite.id } })).message);
    onDone();
    await queryClient.invalidateQueries();
  }, toastFailure);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
      {(request) =>
        request === null || anew ? (
          <Request invite={invite} text={request?.text} onDone={onDone} />
        ) : (
          <div className="grid gap-5">
            {request.answered_at === null ? (
              <p>
                <Trans>
                  Sent on <Day at={request.asked_at} />. The answer comes by email and appears here.
                </Trans>
              </p>
            ) : (
              <section>
                <h3 className="font-sans font-medium">
                  <Trans>
                    Answered on <Day at={request.answered_at} />
                  </Trans>
                </h3>
                {request.percent !== null && request.percent > 0 && (
                  <p className="mt-1">
                    <Trans>
                      You have {request.percent} % extra time in every part with a clock.
                    </Trans>
                  </p>
                )}
                {request.answer && (
                  <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
                    {request.answer}
                  </p>
                )}
              </section>
            )}
            <section>
              <h3 className="font-sans font-medium">
                <Trans>Your request</Trans>
              </h3>
              <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line text-muted">
                {request.text}
              </p>
            </section>
            <div className="flex flex-wrap gap-2.5">
              <Button onClick={() => setAnew(true)}>
                {request.answered_at === null ? (
                  <Trans>Change your request</Trans>
                ) : (
                  <Trans>Ask again</Trans>
                )}
              </Button>
              <Button
                look="plain"
                pending={withdrawing.pending}
                onClick={() => void withdrawing.run()}
              >
                <Trans>Delete your request</Trans>
              </Button>
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

function Request({ invite, text = '', onDone }: PartProps & { text?: string | undefined }) {
  const { t } = useLingui();
  const [value, setValue] = useState(text);
  const [error, setError] = useState<string>();
  const sending = useSending(async () => {
    const { message } = await call(askAdjustments, {
      params: { id: invite.id },
      body: { text: value },
    });
    toast(message);
    onDone();
    await queryClient.invalidateQueries();
  });
  const { pending, run } = sending;
  const { text: refused, ...others } = fieldErrors(sending.error);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (value.trim() === '') return setError(t`Please say what would help you.`);
    void run();
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <FormErrors errors={Object.values(others).flat()} />
      <TextArea
        label={t`What would help you?`}
        help={t`For example extra time, breaks, or another format. You do not have to name a diagnosis. It is best to wait with timed tests until you have the answer.`}
        rows={5}
        maxLength={2000}
        value={value}
        error={error ?? refused?.join(' ')}
        onChange={({ target }) => {
          setValue(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" look="primary" pending={pending} className="max-sm:w-full">
          <Trans>Send request</Trans>
        </Button>
      </div>
    </form>
  );
}
