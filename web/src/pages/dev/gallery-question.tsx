import { useState } from 'react';
import { Question } from '../../features/instruments/question.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';

const asked = {
  text: 'Make friends easily and keep them.',
  options: ['Very inaccurate', 'Inaccurate', 'Neither', 'Accurate', 'Very accurate'],
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
        <ProgressBar value={1} max={2} label="1 of 2 answered" hue="violet" />
      </div>
      <Question
        asked={asked}
        hue="violet"
        place={1}
        total={2}
        choice={{
          index,
          unsaved: false,
          leaving: false,
          pick: setIndex,
          move: setIndex,
          confirm: rest,
          back: () => setShown(false),
        }}
        hint="Describe yourself as you are now, not as you’d like to be."
        foot={null}
      />
    </div>
  );
}
