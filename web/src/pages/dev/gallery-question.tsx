import { useState } from 'react';
import { Question } from '../../features/instruments/personality/question.tsx';
import type { TestForm } from '../../features/instruments/personality/test-form.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';

const form: TestForm = {
  attemptId: 1,
  language: 'en',
  direction: 'ltr',
  tendencyLanguage: 'en',
  options: ['Very inaccurate', 'Inaccurate', 'Neither', 'Accurate', 'Very accurate'],
  minutes: 20,
  questions: [
    { id: 1, index: 1, scaleId: 1, type: '5-factor', text: 'Worry about things.' },
    { id: 2, index: 2, scaleId: 2, type: '5-factor', text: 'Make friends easily and keep them.' },
  ],
  answers: {},
};

/** The real one. It takes digits and arrows from everywhere on the page, so it comes only when asked for. */
export function QuestionLook() {
  const [shown, setShown] = useState(false);
  const [index, setIndex] = useState<number>();
  const rest = () => undefined;
  if (!shown) return <Button onClick={() => setShown(true)}>Show a question</Button>;
  return (
    <div className="mx-auto max-w-160">
      <div className="mb-6">
        <ProgressBar value={1} max={2} label="1 of 2 answered" hue="personality" />
      </div>
      <Question
        form={form}
        place={1}
        choice={{
          index,
          unsaved: false,
          leaving: false,
          pick: setIndex,
          move: setIndex,
          confirm: rest,
          back: () => setShown(false),
        }}
        follows={false}
        foot={null}
      />
    </div>
  );
}
