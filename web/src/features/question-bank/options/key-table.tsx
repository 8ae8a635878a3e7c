import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon, MoreIcon } from '../../../ui/icons.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx';
import { OptionText } from '../../../ui/question-text.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { BankOption, BankQuestion } from '../api.ts';
import { removeOption } from '../api.ts';
import { scoreInWords } from '../words.ts';

/** What an option is and what it is worth, with what can be done about it. */
const keyColumns = (actions: (option: BankOption) => ReactNode): readonly Column<BankOption>[] => [
  {
    id: 'text',
    header: 'Option',
    cell: ({ text }) => (
      <span className="[overflow-wrap:anywhere] whitespace-pre-line">
        <OptionText text={text} />
      </span>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    cell: ({ score, is_correct }) => (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {scoreInWords(score)}
        {is_correct && (
          <span className="inline-flex items-center gap-1 text-small text-good">
            <CheckIcon /> right
          </span>
        )}
      </span>
    ),
  },
  { id: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: actions },
];

interface OptionMenuProps {
  question: BankQuestion;
  option: BankOption;
  onDelete: () => void;
}

function OptionMenu({ question, option, onDelete }: OptionMenuProps) {
  return (
    <Menu
      width={140}
      trigger={
        <IconButton label={`More about option ${question.options.indexOf(option) + 1}`}>
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
        Edit
      </MenuLink>
      <MenuItem danger onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** The options of a question with what each is worth. */
export function KeyTable({ question }: { question: BankQuestion }) {
  const [deleting, setDeleting] = useState<BankOption>();
  const columns = keyColumns((option) => (
    <OptionMenu question={question} option={option} onDelete={() => setDeleting(option)} />
  ));
  return (
    <>
      <div className="border-t border-line">
        <Table
          caption="Options and their scores"
          columns={columns}
          rows={question.options}
          rowKey={({ id }) => id}
          empty={
            <EmptyState level={3} title="No options yet">
              A question needs at least two, one of them right.
            </EmptyState>
          }
        />
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={deleting ? `Delete the option “${deleting.text.slice(0, 80)}”?` : ''}
        confirmLabel="Delete option"
        onConfirm={async () => {
          if (deleting) toast(await removeOption(question, deleting.id));
        }}
      >
        {question.versions > 0
          ? 'Whoever begins from now on gets the question without it. Results that exist keep it.'
          : 'It cannot be brought back.'}
      </ConfirmDialog>
    </>
  );
}
