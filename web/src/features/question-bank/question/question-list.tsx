import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { BankQuestion, BankTest, QuestionStatistics } from '../api.ts';
import { copyQuestion, deleteQuestion, saveOrder } from '../api.ts';
import { QuestionRow } from './question-row.tsx';
import { excerptOf } from '../words.ts';

interface QuestionListProps {
  test: BankTest;
  /** What people's answers say of each question; undefined until that is known. */
  statistics: readonly QuestionStatistics[] | undefined;
}

type Step = 'up' | 'down' | 'first' | 'last';

/** The questions of a test in their order, to be moved by buttons. */
export function QuestionList({ test, statistics }: QuestionListProps) {
  const { t } = useLingui();
  const { questions } = test;
  const count = questions.length;
  const list = useKeptFocus<HTMLOListElement>();
  const [moved, setMoved] = useState<{ id: number; step: Step }>();
  // Said once it is saved, so that whoever hears it may leave.
  const [saved, setSaved] = useState<number>();
  const said = useRef<Error>(null);
  const [deleting, setDeleting] = useState<BankQuestion>();

  // A row that is moved in the page loses the focus.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-question="${moved.id}"]`);
    const buttons = row?.querySelectorAll<HTMLElement>('button');
    const index = { up: 0, first: 2, down: 1, last: 2 }[moved.step];
    buttons?.[index]?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, moved]);

  function move(from: number, step: Step) {
    const to = { up: from - 1, down: from + 1, first: 0, last: questions.length - 1 }[step];
    const question = questions[from];
    if (!question || to < 0 || to >= questions.length) return;
    const rest = questions.filter((one) => one !== question);
    const order = [...rest.slice(0, to), question, ...rest.slice(to)];
    setSaved(undefined);
    saveOrder(test, order).then(
      () => setSaved(to + 1),
      (failure: unknown) => sayOnce(failure as Error),
    );
    setMoved({ id: question.id, step });
  }

  // Moves that were saved together fail together.
  function sayOnce(failure: Error) {
    if (said.current === failure) return;
    said.current = failure;
    toast(failure.message, { tone: 'bad' });
  }

  async function copy(question: BankQuestion) {
    const { position } = await copyQuestion(question);
    toast(t`The question is copied. The copy is question ${position}.`);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {saved && t`Now question ${saved} of ${count}.`}
      </p>
      <ol ref={list} aria-label={t`Questions`}>
        {questions.map((question, place) => (
          <QuestionRow
            key={question.id}
            question={question}
            language={test.language}
            place={place}
            last={place === questions.length - 1}
            statistics={statistics?.find(({ questionId }) => questionId === question.id)}
            onMove={(step) => move(place, step)}
            onCopy={() => copy(question)}
            onDelete={() => setDeleting(question)}
          />
        ))}
      </ol>
      <DeleteQuestion question={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}

interface DeleteQuestionProps {
  question: BankQuestion | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteQuestion({ question, onClose, onDeleted }: DeleteQuestionProps) {
  const position = question?.position;
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={onClose}
      title={question ? t`Delete question ${position}?` : ''}
      confirmLabel={t`Delete question`}
      onConfirm={async () => {
        if (!question) return;
        toast(await deleteQuestion(question));
        onDeleted?.();
      }}
    >
      {question && (
        <>
          <p className="mb-2 line-clamp-3 text-ink">“{excerptOf(question)}”</p>
          {question.versions > 0
            ? t`It is no longer asked. Existing results keep it.`
            : t`No one has been asked this question. This cannot be undone.`}
        </>
      )}
    </ConfirmDialog>
  );
}
