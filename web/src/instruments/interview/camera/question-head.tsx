import type { ReactNode } from 'react';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';

interface QuestionHeadProps {
  /** Which of how many it is. */
  place: ReactNode;
  question: string;
  children?: ReactNode;
}

export function QuestionHead({ place, question, children }: QuestionHeadProps) {
  return (
    <div>
      <p className="text-small text-muted">{place}</p>
      <FocusedHeading className="mt-1 text-display [overflow-wrap:anywhere] whitespace-pre-line">
        {question}
      </FocusedHeading>
      {children}
    </div>
  );
}
