import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { MailFrame } from '../../ui/media/mail-frame.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { decisionPreview, sendDecision } from './api.ts';

interface DecisionEmailProps {
  campaignId: number;
  decision: { stage_id: number; subjects: number[] };
  onDone: () => void;
}

/** The email about a decision as it would be sent, with room for words of one's own. */
export function DecisionEmail({ campaignId, decision, onDone }: DecisionEmailProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const settled = useSettled(text, 500);
  const preview = useQuery(decisionPreview(campaignId, { ...decision, text: settled }));
  const { pending, errors, run } = useSending(async () => {
    const { message, sent } = await sendDecision(campaignId, { ...decision, text });
    toast(message, { tone: sent > 0 ? 'good' : 'bad' });
    onDone();
  });
  const { people = 0, left_out: leftOut = 0 } = preview.data ?? {};
  return (
    <div className="grid gap-5">
      <FormErrors errors={errors} />
      <TextArea
        label={t`Your own words`}
        optional
        help={t`They follow the text below. Everyone gets the same.`}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Loaded query={preview} skeleton={<Skeleton className="h-96" />}>
        {(mail) => <MailFrame mail={mail} label={t`Email about the decision`} />}
      </Loaded>
      {leftOut > 0 && (
        <p className="text-small text-muted">
          <Trans>
            Left out: {leftOut}. They are in another stage, have been told already or want no
            emails.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onDone}>
          <Trans>Send no email</Trans>
        </Button>
        <Button look="primary" pending={pending} disabled={people === 0} onClick={() => void run()}>
          {t`${plural(people, { one: 'Send # email', other: 'Send # emails' })}`}
        </Button>
      </div>
    </div>
  );
}
