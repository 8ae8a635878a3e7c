import { type Language, languages } from '@assay/contract/languages';
import { say } from '../../../platform/words/message.ts';
import { usualStages } from '../words/stage-messages.data.ts';

const usualInOrder = Object.values(usualStages);

interface NamedStage {
  name: string;
  /** Which of the usual ones it is; null for one that somebody has named. */
  usual: number | null;
}

/** What a stage is called: a usual one in the reader's language, another as it was typed. Null stands for English. */
export function stageName({ name, usual }: NamedStage, language: Language | null): string {
  const words = usual === null ? undefined : usualInOrder[usual - 1]?.();
  // A node of an earlier version renames a stage and leaves its number.
  const unchanged = words !== undefined && languages.some((one) => say(one, words) === name);
  return unchanged ? say(language, words) : name;
}

/** A stage under the name that its reader knows. */
export function presentStage<Stage extends NamedStage>(stage: Stage, language: Language | null) {
  const { usual, ...told } = stage;
  return { ...told, name: stageName({ name: told.name, usual }, language) };
}
