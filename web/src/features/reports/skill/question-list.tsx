import type { SkillReport } from '@assay/contract/skill-reports';
import { Card } from '../../../ui/card.tsx';
import { QuestionText } from '../../../ui/question-text.tsx';
import { Pill, type Tone } from '../../../ui/status.tsx';

type Question = SkillReport['questions'][number];

const verdicts: Record<Question['verdict'], { words: string; tone: Tone }> = {
  right: { words: 'Right', tone: 'good' },
  'partly right': { words: 'Partly right', tone: 'warn' },
  wrong: { words: 'Wrong', tone: 'bad' },
  'time up': { words: 'Time ran out', tone: 'quiet' },
  'not shown': { words: 'Not shown', tone: 'quiet' },
};

/** How each question went, as it was asked then. */
export function QuestionList({ questions }: { questions: SkillReport['questions'] }) {
  return (
    <Card
      flush
      title="Questions"
      note="As they were asked, in that order. What was chosen is not shown, because that would give the right answers away."
    >
      <ol>
        {questions.map((question) => (
          <li
            key={question.number}
            className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="text-small text-muted">
                {question.number}
                {question.topic && ` · ${question.topic}`}
              </span>
              <span className="flex items-center gap-3 text-small text-muted">
                {secondsInWords(question)}
                <Pill tone={verdicts[question.verdict].tone}>
                  {verdicts[question.verdict].words}
                </Pill>
              </span>
            </div>
            <details className="mt-1.5">
              <summary className="cursor-pointer rounded-small">
                {firstWords(question.text)}
              </summary>
              <div className="mt-2.5 text-body">
                <QuestionText text={question.text} />
                {question.imageAlternative && (
                  <p className="mt-2 text-small text-muted">
                    With a picture: {question.imageAlternative}
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function secondsInWords({ seconds, allowed }: Question): string {
  return seconds === null ? `of ${allowed} s` : `${Math.round(seconds)} of ${allowed} s`;
}

const most = 110;

/** The beginning of what is asked, without its code and tables. */
function firstWords(text: string): string {
  const plain = text
    .replaceAll(/```[\s\S]*?(```|$)/g, ' ')
    .replaceAll(/^\s*\|.*\|\s*$/gm, ' ')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = plain || 'What was asked';
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
