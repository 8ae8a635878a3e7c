import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { OptionGroup } from '../../../features/question-bank/api.ts';
import { optionGroups, deleteOptionGroup } from '../../../features/question-bank/api.ts';
import { GroupDialog } from '../../../features/question-bank/options/group-dialog.tsx';
import { scoreInWords } from '../../../features/question-bank/words.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { bankLink } from './question-links.tsx';

/** Options that belong together, kept for many questions. */
export function QuestionGroupsPage() {
  const { t } = useLingui();
  const query = useQuery(optionGroups);
  const [open, setOpen] = useState<{ what: 'edit' | 'delete'; group?: OptionGroup } | null>(null);
  const list = useKeptFocus<HTMLUListElement>();
  const close = () => setOpen(null);
  const edit = (name: string) => t`Edit ${name}`;
  const remove = (name: string) => t`Delete ${name}`;
  const newGroup = (
    <Button look="primary" onClick={() => setOpen({ what: 'edit' })}>
      <PlusIcon /> <Trans>New group</Trans>
    </Button>
  );
  return (
    <Screen name="question-groups" title={t`Option groups`}>
      <PageHeader
        above={<Breadcrumbs steps={[bankLink, t`Option groups`]} />}
        title={t`Option groups`}
        meta={t`Sets of options to reuse. A question takes a copy of them.`}
        actions={newGroup}
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(groups) =>
          groups.length === 0 ? (
            <Card>
              <EmptyState title={t`No groups yet`} action={newGroup}>
                <Trans>Save options that many questions share, such as “true” and “false”.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <ul ref={list} aria-label={t`Option groups`} className="grid gap-4 sm:grid-cols-2">
              {groups.map((group) => (
                <li key={group.id}>
                  <Card
                    title={group.groupName}
                    className="h-full"
                    actions={
                      <>
                        <Button
                          aria-label={edit(group.groupName)}
                          onClick={() => setOpen({ what: 'edit', group })}
                        >
                          <Trans>Edit</Trans>
                        </Button>
                        <Button
                          aria-label={remove(group.groupName)}
                          onClick={() => setOpen({ what: 'delete', group })}
                        >
                          <Trans>Delete</Trans>
                        </Button>
                      </>
                    }
                  >
                    <ol className="divide-y divide-line">
                      {group.options.map(({ text, score }, index) => (
                        // oxlint-disable-next-line react/no-array-index-key -- options of a group have no other name
                        <li key={index} className="flex justify-between gap-4 py-1.5">
                          <span className="min-w-0 [overflow-wrap:anywhere]">
                            <OptionText text={text} />
                          </span>
                          <span className="text-muted">{scoreInWords(score)}</span>
                        </li>
                      ))}
                    </ol>
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {open?.what === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {open?.what === 'delete' && open.group && <DeleteGroup group={open.group} onClose={close} />}
    </Screen>
  );
}

function DeleteGroup({ group, onClose }: { group: OptionGroup; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      kind="group"
      name={group.groupName}
      description={t`Questions that took its options keep them. This cannot be undone.`}
      onDelete={async () => {
        toast(await deleteOptionGroup(group.id));
        onClose();
      }}
    />
  );
}
