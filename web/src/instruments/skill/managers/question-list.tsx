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
export function QuestionList({ test, questions }: Pick<SkillReport, 'test' | 'questions'>) {
  const { t, i18n } = useLingui();
  const language = test.language ?? undefined;
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
                {question.topic && (
                  <>
                    {' · '}
                    <span lang={language}>{question.topic}</span>
                  </>
                )}
              </span>
              <span className="flex items-center gap-3 text-small text-muted">
                {secondsInWords(question)}
                <Pill tone={verdicts[question.verdict].tone}>
                  {i18n._(verdicts[question.verdict].words)}
                </Pill>
              </span>
            </div>
            <details className="mt-1.5">
              <Summary words={firstWords(question.text)} language={language} />
              <div className="mt-2.5 text-body">
                <QuestionText text={question.text} language={test.language} />
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

function Summary({ words, language }: { words: string; language: string | undefined }) {
  const { t } = useLingui();
  return (
    <summary lang={words ? language : undefined} className="cursor-pointer rounded-small">
      {words || t`The question`}
    </summary>
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

/** The beginning of what is asked, without its code and tables; empty where there is nothing else. */
function firstWords(text: string): string {
  const words = text
    .replaceAll(/```[\s\S]*?(```|$)/g, ' ')
    .replaceAll(/^\s*\|.*\|\s*$/gm, ' ')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
