import type { SkillReport } from '@assay/contract/skill-reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { QuestionText } from '../../../ui/text/question-text.tsx';
import { Pill, type Tone } from '../../../ui/text/status.tsx';

type Question = SkillReport['questions'][number];

const verdicts: Record<Question['verdict'], { words: MessageDescriptor; tone: Tone }> = {
  right: { words: msg`Correct`, tone: 'good' },
  'partly right': { words: msg`Partly correct`, tone: 'warn' },
  wrong: { words: msg`Wrong`, tone: 'bad' },
  'time up': { words: msg`Time ran out`, tone: 'quiet' },
  'not shown': { words: msg`Not shown`, tone: 'quiet' },
};

/** How each question went, as it was asked then. */
export function QuestionList({ questions }: { questions: SkillReport['questions'] }) {
  const { t, i18n } = useLingui();
  return (
    <Card
      flush
      title={t`Questions`}
      note={t`As they were asked, in that order. What was chosen is not shown, because that would give the correct answers away.`}
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
                  {i18n._(verdicts[question.verdict].words)}
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
                    {pictureInWords(question.imageAlternative)}
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
  if (seconds === null) return t`of ${allowed} s`;
  const taken = Math.round(seconds);
  return t`${taken} of ${allowed} s`;
}

function pictureInWords(picture: string): string {
  return t`With a picture: ${picture}`;
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
  const words = plain || t`The question`;
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
