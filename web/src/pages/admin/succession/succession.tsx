import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { Person, Successor } from '../../../features/succession/api.ts';
import { succession } from '../../../features/succession/api.ts';
import { SuccessionBoard } from '../../../features/succession/board.tsx';
import { SuccessorDialog } from '../../../features/succession/successor-dialog.tsx';
import { WhatIfCard } from '../../../features/succession/what-if-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';

interface Task {
  entity?: Person;
  person?: Person;
  successor?: Successor;
}

/** Who could take over from whom, and how deep each bench is. */
export function SuccessionPage() {
  const { t } = useLingui();
  const query = useQuery(succession);
  const [task, setTask] = useState<Task>();
  const add = (
    <Button look="primary" onClick={() => setTask({})}>
      <PlusIcon /> <Trans>Add successor</Trans>
    </Button>
  );
  return (
    <Screen name="succession" title={t`Succession`}>
      <PageHeader
        title={t`Succession`}
        meta={t`Who could take over from whom, in the judgement of your managers`}
        actions={query.data?.places.length ? add : undefined}
      />
      <Loaded query={query} skeleton={<BoardSkeleton />}>
        {(board) =>
          board.places.length === 0 ? (
            <Card>
              <EmptyState title={t`No successors yet`} action={add}>
                <Trans>
                  Say who could take over from whom: now, soon or later. People who have not given
                  you permission are not shown.
                </Trans>
              </EmptyState>
            </Card>
          ) : (
            <div className="grid gap-6">
              <SuccessionBoard
                board={board}
                onAdd={(entity) => setTask({ entity })}
                onNote={(person, entity, successor) => setTask({ person, entity, successor })}
              />
              <WhatIfCard board={board} />
            </div>
          )
        }
      </Loaded>
      {task && (
        <SuccessorDialog
          entity={task.entity}
          person={task.person}
          readiness={task.successor?.role_type}
          note={task.successor?.note}
          onClose={() => setTask(undefined)}
        />
      )}
    </Screen>
  );
}

function BoardSkeleton() {
  return (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </Loading>
  );
}
