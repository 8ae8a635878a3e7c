import { useState } from 'react';
import { nameOf } from '@assay/contract/person-name';
import { dayInWords } from '../../lib/moments.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { toast } from '../../ui/toast.tsx';
import { removeTests } from './api.ts';
import type { Taker } from './api.ts';

/** What somebody has taken, to be ticked and deleted. */
export function TakerTests({ taker }: { taker: Taker }) {
  const [chosen, setChosen] = useState<readonly Taker['tests'][number]['id'][]>([]);
  const [asking, setAsking] = useState(false);
  const name = nameOf(taker);
  if (taker.tests.length === 0) {
    return (
      <Card>
        <EmptyState title="Nothing to delete">{`${name} has not begun any test.`}</EmptyState>
      </Card>
    );
  }
  const many = chosen.length === 1 ? '1 test' : `${chosen.length} tests`;
  return (
    <Card flush title={name} note={taker.email}>
      <ul>
        {taker.tests.map(({ id, name: test, rounds, started_at, completed_at }) => (
          <li key={id} className="border-t border-line px-5 py-2.5 sm:px-6">
            <CheckboxField
              label={test}
              help={[
                completed_at
                  ? `Finished on ${dayInWords(completed_at)}`
                  : `Begun on ${dayInWords(started_at)}, not finished`,
                rounds > 1 && `taken ${rounds} times; all go`,
              ]
                .filter(Boolean)
                .join(', ')}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen((ids) =>
                  target.checked ? [...ids, id] : ids.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-end border-t border-line px-5 py-4 sm:px-6">
        <Button look="danger" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          {chosen.length === 0 ? 'Delete tests' : `Delete ${many}`}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${many} of ${name}?`}
        confirmLabel={`Delete ${many}`}
        onConfirm={async () => {
          toast(await removeTests({ subject_id: taker.id, test_type_ids: [...chosen] }));
          setChosen([]);
        }}
      >
        Answers and results are deleted for good, for every organisation. {name} is told by mail and
        can take the tests again where somebody asks for them.
      </ConfirmDialog>
    </Card>
  );
}
