import {
  answerPersonality,
  answerTendency,
  getPersonalityQuestions,
} from '@assay/contract/personality';
import { answerCall, onAcknowledged } from '../../../api/answer-outbox.ts';
import { call } from '../../../api/client.ts';
import { sentSeq } from '../../../features/instruments/answers.ts';
import type { PlainTest } from '../../../features/instruments/plain-test.ts';
import type { Asked } from '../../../features/instruments/question.tsx';
import { sentAnswer, storedAnswers, testForm } from './test-form.ts';
import type { Questions, TestForm } from './test-form.ts';

const endpoints = { '5-factor': answerPersonality, tendency: answerTendency } as const;

export const personalityTest: PlainTest<TestForm, Questions> = {
  name: 'personality',
  async fetch({ language }) {
    const query = language ? { language } : { begin: '0' as const };
    return (await call(getPersonalityQuestions, { query })).data;
  },
  form: testForm,
  questionsOf: (wire) => wire.questionsCountTotal + wire.tendencyQuestionsCountTotal,
  storedAnswers,
  callOf:
    ({ questions, attemptId }) =>
    (questionId, { index, seq }) => {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) return undefined;
      const { scaleId, type } = question;
      const about = { questionId, index, ...sentSeq(seq), scaleId, type, attemptId };
      return answerCall(endpoints[type], { body: { ...about, confirmed: true as const } });
    },
  sentAnswer,
  listen(attemptId, tell) {
    const ends = Object.values(endpoints).map((endpoint) =>
      onAcknowledged(endpoint, (body, accepted) => {
        if (body.attemptId === attemptId && body.questionId === accepted.questionId) tell(accepted);
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  },
};

/** Statements and options each in their own language. */
export function askPersonality(form: TestForm, place: number): Asked | undefined {
  const { questions, options, direction, language, tendencyLanguage } = form;
  const question = questions[place];
  if (!question) return undefined;
  const own = question.type === 'tendency' ? tendencyLanguage : language;
  return {
    text: question.text,
    lang: own,
    dir: own === language ? direction : 'ltr',
    options,
    optionsLang: language,
    optionsDir: direction,
  };
}
