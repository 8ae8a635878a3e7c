import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { CultureTestInWhole } from './api.ts';

/** Who describes the organisation, and how to ask another manager to. */
export function Participants({ test }: { test: CultureTestInWhole }) {
  const { t } = useLingui();
  const link = `${location.origin}/admin/manager/organization/culture/${test.id}`;
  const { questions } = test;
  async function copy() {
    const copied = await copyText(link);
    toast(copied ? t`The link is copied.` : t`Please copy this link: ${link}`);
  }
  return (
    <Card
      title={t`Participants`}
      note={t`Each manager answers alone. No one sees another manager’s answers to single questions.`}
      actions={
        <Button onClick={() => void copy()}>
          <Trans>Copy link for colleagues</Trans>
        </Button>
      }
    >
      <ul className="grid gap-2">
        {test.participants.map(({ name, answers }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two managers may have one name
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            {answers >= test.questions ? (
              <StatusDot tone="good">
                <Trans>Completed</Trans>
              </StatusDot>
            ) : answers > 0 ? (
              <StatusDot tone="accent">
                <Trans>
                  {answers} of {questions}
                </Trans>
              </StatusDot>
            ) : (
              <StatusDot tone="open">
                <Trans>Not started</Trans>
              </StatusDot>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        <Trans>
          Results show the average of each category over all managers who have completed it, from
          the first one on. With one manager, these are that manager’s own averages. With two, each
          can work out the other’s. With more, anyone who compares the results before and after a
          manager completes it can work out that manager’s averages.
        </Trans>
      </p>
    </Card>
  );
}
