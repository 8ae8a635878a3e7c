import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon } from '../../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { toastFailure } from '../../../ui/overlays/toast.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import type { BankQuestion, BankTest, QuestionStatistics } from '../api.ts';
import { ItemStatistics } from '../statistics/item-statistics.tsx';
import { excerptOf, timeInWords } from '../words.ts';

interface QuestionRowProps {
  question: BankQuestion;
  language: BankTest['language'];
  place: number;
  last: boolean;
  /** Absent while they are not known and where nobody has taken the test. */
  statistics: QuestionStatistics | undefined;
  /** To another place, counted from 0. */
  onMove: (to: 'up' | 'down' | 'first' | 'last') => void;
  onCopy: () => Promise<void>;
  onDelete: () => void;
}

/** A question in its test: what it begins with, and what can be done about it. */
export function QuestionRow(props: QuestionRowProps) {
  const { t } = useLingui();
  const { question, language, place, last, statistics, onMove, onCopy, onDelete } = props;
  const copying = useSending(onCopy, toastFailure);
  const { id, test_id, topic, seconds, options, unfinished, image_url } = question;
  const number = place + 1;
  const count = options.length;
  const params = { mcqTestId: String(test_id), mcqTestQuestionId: String(id) };
  return (
    <li
      data-question={id}
      className="flex items-start gap-x-2 border-t border-line px-5 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] hover:bg-paper/70 max-sm:flex-wrap"
    >
      <span className="w-8 shrink-0 pt-0.5 text-muted">{number}</span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
        <RowLink
          to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
          params={params}
          className="line-clamp-2"
        >
          <span lang={language ?? undefined}>
            <OptionText text={excerptOf(question)} />
          </span>
        </RowLink>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {topic && <span lang={language ?? undefined}>{topic}</span>}
          <span>{timeInWords(seconds)}</span>
          <span>
            <Plural value={count} one="# option" other="# options" />
          </span>
          {image_url && (
            <span>
              <Trans>picture</Trans>
            </span>
          )}
          {unfinished && <span className="text-warn">{unfinished}</span>}
        </p>
        {statistics && <ItemStatistics statistics={statistics} />}
      </div>
      <div className="flex shrink-0 items-center max-sm:ml-8">
        <Mover label={t`Move question ${number} up`} off={place === 0} onPress={() => onMove('up')}>
          <ArrowUpIcon />
        </Mover>
        <Mover label={t`Move question ${number} down`} off={last} onPress={() => onMove('down')}>
          <ArrowDownIcon />
        </Mover>
        <Menu
          trigger={
            <IconButton label={t`More about question ${number}`}>
              <MoreIcon />
            </IconButton>
          }
        >
          <MenuLink
            to="/admin/multiple-choice-questions/question/edit/$mcqTestId/$mcqTestQuestionId"
            params={params}
          >
            <Trans>Edit</Trans>
          </MenuLink>
          <MenuItem onClick={() => void copying.run()}>
            <Trans>Copy</Trans>
          </MenuItem>
          <MenuItem disabled={place === 0} onClick={() => onMove('first')}>
            <Trans>Move to the top</Trans>
          </MenuItem>
          <MenuItem disabled={last} onClick={() => onMove('last')}>
            <Trans>Move to the end</Trans>
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onClick={onDelete}>
            <Trans>Delete</Trans>
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

interface MoverProps {
  label: string;
  off: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Mover({ label, off, onPress, children }: MoverProps) {
  return (
    <IconButton label={label} disabled={off} onClick={onPress}>
      {children}
    </IconButton>
  );
}
