import { nameOf } from '@assay/contract/person-name';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayInWords } from '../../lib/moments.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { deleteTests } from './api.ts';
import type { Taker } from './api.ts';

/** What a candidate has taken, to be ticked and deleted. */
export function TakerTests({ taker }: { taker: Taker }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly Taker['tests'][number]['id'][]>([]);
  const [asking, setAsking] = useState(false);
  const name = nameOf(taker);
  if (taker.tests.length === 0) {
    return (
      <Card>
        <EmptyState title={t`Nothing to delete`}>{t`${name} has not started any test.`}</EmptyState>
      </Card>
    );
  }
  const count = chosen.length;
  const deleteThem = t`${plural(count, { one: 'Delete # test', other: 'Delete # tests' })}`;
  const completed = (day: string) => t`Completed on ${day}`;
  const started = (day: string) => t`Started on ${day}, not completed`;
  const taken = (times: number) => t`taken ${times} times; all are deleted`;
  return (
    <Card flush title={name} note={taker.email}>
      <ul>
        {taker.tests.map(({ id, name: test, rounds, started_at, completed_at }) => (
          <li key={id} className="border-t border-line px-5 py-2.5 sm:px-6">
            <CheckboxField
              label={test}
              help={[
                completed_at
                  ? completed(dayInWords(completed_at))
                  : started(dayInWords(started_at)),
                rounds > 1 && taken(rounds),
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
        <Button look="danger" disabled={count === 0} onClick={() => setAsking(true)}>
          {count === 0 ? t`Delete tests` : deleteThem}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`${plural(count, { one: 'Delete # test of', other: 'Delete # tests of' })} ${name}?`}
        confirmLabel={deleteThem}
        onConfirm={async () => {
          toast(await deleteTests({ subject_id: taker.id, test_type_ids: [...chosen] }));
          setChosen([]);
        }}
      >
        <Trans>
          Answers and results are deleted permanently, for every organisation. {name} is told by
          email and can take the tests again when an organisation asks for them.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
