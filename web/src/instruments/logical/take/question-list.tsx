import { useLingui } from '@lingui/react/macro';
import type { Answers } from '../../../features/instruments/answers.ts';

interface QuestionListProps {
  questions: readonly { id: number }[];
  answers: Answers;
  place: number;
  onGo: (place: number) => void;
}

/** Every question by its number, answered or open: any of them is one press away. */
export function QuestionList({ questions, answers, place, onGo }: QuestionListProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Questions`}>
      <ol className="flex flex-wrap gap-1.5">
        {questions.map(({ id }, at) => {
          const number = at + 1;
          const answered = answers[id] !== undefined;
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={
                  answered ? t`Question ${number}, answered` : t`Question ${number}, open`
                }
                aria-current={at === place ? 'step' : undefined}
                className={`size-9 rounded-small border text-small tabular-nums pointer-coarse:size-11 ${answered ? 'border-blue/50 bg-blue/12 text-ink' : 'border-dashed border-edge bg-surface text-muted'} aria-[current]:border-solid aria-[current]:border-blue aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--blue)]`}
                onClick={() => onGo(at)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
