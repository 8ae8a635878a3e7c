import { factsOf, type TestId } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { deleteOwnTests } from './api.ts';

export interface TakenTest {
  id: TestId;
  name: string;
  started_at: string | null;
  completed_at: string | null;
}

/** Tests that were begun or finished, each with a way to delete it. */
export function TestDeletion({ tests }: { tests: readonly TakenTest[] }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<TakenTest>();
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = tests.filter(({ started_at }) => started_at !== null);
  const name = leaving?.name ?? '';
  const days = leaving && factsOf(leaving.id)?.retakeDays;
  return (
    <Card
      flush
      title={<Trans>Delete a test</Trans>}
      titleRef={heading}
      note={
        <Trans>
          Deleting a test also deletes all its answers and its result, for every organisation. You
          can take it again when an organisation asks for it.
        </Trans>
      }
    >
      {taken.length === 0 ? (
        <p className="px-5 pb-5 text-muted sm:px-6">
          <Trans>You have not started any test.</Trans>
        </p>
      ) : (
        <ul>
          {taken.map((test) => (
            <li
              key={test.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-6"
            >
              <div className="min-w-0 leading-snug">
                <div className="font-medium">{test.name}</div>
                <div className="text-small text-muted">
                  {test.completed_at ? (
                    <Trans>
                      Completed on <Day at={test.completed_at} />
                    </Trans>
                  ) : (
                    <Trans>Not completed yet</Trans>
                  )}
                </div>
              </div>
              <Button
                look="plain"
                className="max-sm:-ml-4"
                aria-label={t`Delete ${test.name}`}
                onClick={() => setLeaving(test)}
              >
                <Trans>Delete</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={t`Delete ${name}?`}
        confirmLabel={t`Delete the test`}
        focusAfter={heading}
        onConfirm={async () => {
          if (leaving === undefined) return;
          await deleteOwnTests([leaving.id]);
          toast(t`${name} is deleted.`);
        }}
      >
        <Trans>
          Your answers and your result are deleted at once and for good, and averages no longer
          count them. A report that someone has downloaded before stays with them.
        </Trans>
        <span className="mt-3 block">
          <Trans>
            We keep a record that you took the test and when you started it. If you take it again,
            organisations with your permission see which attempt the new result comes from.
          </Trans>
          {days !== undefined && (
            <>
              {' '}
              <Trans>You can take this test again {days} days after you started it.</Trans>
            </>
          )}
        </span>
      </ConfirmDialog>
    </Card>
  );
}
