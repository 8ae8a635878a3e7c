import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusDot } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.tsx';
import type { CultureTestInWhole } from './api.ts';

/** Who describes the organisation, and how to ask another manager to. */
export function Participants({ test }: { test: CultureTestInWhole }) {
  const link = `${location.origin}/admin/manager/organization/culture/${test.id}`;
  async function copy() {
    const copied = await copyText(link);
    toast(copied ? 'The link is copied.' : `Please copy this link: ${link}`);
  }
  return (
    <Card
      title="Who describes it"
      note="Each manager answers alone. Nobody is shown another’s answers to single questions."
      actions={<Button onClick={() => void copy()}>Copy the link for colleagues</Button>}
    >
      <ul className="grid gap-2">
        {test.participants.map(({ name, answers }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two managers may have one name
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            {answers >= test.questions ? (
              <StatusDot tone="good">Finished</StatusDot>
            ) : answers > 0 ? (
              <StatusDot tone="accent">{`${answers} of ${test.questions}`}</StatusDot>
            ) : (
              <StatusDot tone="open">Not begun</StatusDot>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        Results show averages of categories over all managers who have finished, from the first on.
        With one, they are that manager’s own averages. With two, each can work out the other’s.
        With more, whoever compares the results from before and after somebody finished can work out
        theirs.
      </p>
    </Card>
  );
}
