import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { CheckIcon, MoreIcon } from '../../../ui/text/icons.tsx';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { BankOption, BankQuestion, BankTest } from '../api.ts';
import { deleteOption } from '../api.ts';
import { scoreInWords } from '../words.ts';

/** What an option is and what it is worth, with what can be done about it. */
const keyColumns = (
  language: BankTest['language'],
  actions: (option: BankOption) => ReactNode,
): readonly Column<BankOption>[] => [
  {
    id: 'text',
    header: <Trans>Option</Trans>,
    cell: ({ text }) => (
      <span lang={language ?? undefined} className="[overflow-wrap:anywhere] whitespace-pre-line">
        <OptionText text={text} />
      </span>
    ),
  },
  {
    id: 'score',
    header: <Trans>Score</Trans>,
    cell: ({ score, is_correct }) => (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {scoreInWords(score)}
        {is_correct && (
          <span className="inline-flex items-center gap-1 text-small text-good">
            <CheckIcon /> <Trans>right</Trans>
          </span>
        )}
      </span>
    ),
  },
  { id: 'actions', header: <Trans>Actions</Trans>, hideHeader: true, align: 'end', cell: actions },
];

interface OptionMenuProps {
  question: BankQuestion;
  option: BankOption;
  onDelete: () => void;
}

function OptionMenu({ question, option, onDelete }: OptionMenuProps) {
  const { t } = useLingui();
  const number = question.options.indexOf(option) + 1;
  return (
    <Menu
      width={140}
      trigger={
        <IconButton label={t`More about option ${number}`}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuLink
        to="/admin/multiple-choice-questions/option/edit/$mcqTestId/$mcqTestQuestionId/$mcqTestQuestionOptionId"
        params={{
          mcqTestId: String(question.test_id),
          mcqTestQuestionId: String(question.id),
          mcqTestQuestionOptionId: String(option.id),
        }}
      >
        <Trans>Edit</Trans>
      </MenuLink>
      <MenuItem danger onClick={onDelete}>
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  );
}

interface KeyTableProps {
  question: BankQuestion;
  language: BankTest['language'];
}

/** The options of a question with what each is worth. */
export function KeyTable({ question, language }: KeyTableProps) {
  const { t } = useLingui();
  const [deleting, setDeleting] = useState<BankOption>();
  const excerpt = deleting?.text.slice(0, 80);
  const columns = keyColumns(language, (option) => (
    <OptionMenu question={question} option={option} onDelete={() => setDeleting(option)} />
  ));
  return (
    <>
      <div className="border-t border-line">
        <Table
          caption={t`Options and their scores`}
          columns={columns}
          rows={question.options}
          rowKey={({ id }) => id}
          empty={
            <EmptyState level={3} title={t`No options yet`}>
              <Trans>A question needs at least two options, one of them right.</Trans>
            </EmptyState>
          }
        />
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={deleting ? t`Delete the option “${excerpt}”?` : ''}
        confirmLabel={t`Delete option`}
        onConfirm={async () => {
          if (deleting) toast(await deleteOption(question, deleting.id));
        }}
      >
        {question.versions > 0
          ? t`Candidates who start from now on get the question without it. Existing results keep it.`
          : t`This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
