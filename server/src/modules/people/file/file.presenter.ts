import { factsOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { constant, type Message, say } from '../../../platform/words/message.ts';
import type { TestFacts } from '../../instruments/index.ts';
import { csvMessages as heads } from './csv-messages.data.ts';

/** What files of people say alike. */

/** Whether the result of a test is one number. */
export const inOneNumber = (test: string) => factsOf(test)?.unit !== undefined;

/** Whether that number is reckoned by a model, which says nothing of answers like guesses. */
const isModelled = (test: string) => factsOf(test)?.unit === 'ability';

/** What the number of a test is called. */
export function scoreHead({ test, name }: Pick<TestFacts, 'test' | 'name'>): Message {
  return isModelled(test) ? heads.modelScore({ name }) : constant(name);
}

interface Told extends Pick<TestFacts, 'test' | 'name'> {
  completed: boolean;
  score: object | null;
  /** Whether a campaign of the organisation asks for it. */
  asked: boolean;
}

/** Whether a test is finished and its number says nothing, which tells of the result, too. */
export function isSilent({ test, completed, score, asked }: Omit<Told, 'name'>): boolean {
  return asked && completed && score === null && isModelled(test);
}

/** Why cells of a person are empty, whose tests these are. */
export function whyEmpty(
  language: Language | null,
  permission: boolean,
  tests: readonly Told[],
): string {
  if (!permission) return say(language, heads.noPermission());
  const numbers = tests.filter(({ test, completed }) => completed && inOneNumber(test));
  const reasons = [
    ...(tests.every(({ completed }) => completed) ? [] : [heads.notFinished()]),
    ...numbers.filter(isSilent).map(({ name }) => heads.silent({ name })),
    ...numbers.filter(({ asked }) => !asked).map(({ name }) => heads.unasked({ name })),
  ];
  return reasons.map((reason) => say(language, reason)).join(' ');
}
