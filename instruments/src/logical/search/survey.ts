import type { Puzzle } from '@assay/contract/figures';
import type { Section } from '../families.ts';
import { generateForm } from '../form.ts';
import { questionView } from '../view.ts';
import { secondAnswers } from './explain.ts';

/** What a search through many forms found, by family. */
export interface Survey {
  family: string;
  items: number;
  /** Those for which no short program leads to the right option. */
  unexplained: number;
  /** Those with a second option that can be defended, each in words to look at. */
  doubtful: string[];
}

const words = (figures: Puzzle['stem']) => figures.map(({ text }) => text).join(' | ');

/**
 * Searches forms for second right answers.
 * @param seeds of forms, made as those of people are.
 */
export function surveyForms(section: Section, seeds: readonly number[]): Survey[] {
  const found = new Map<string, Survey>();
  for (const seed of seeds) {
    const { items, key } = generateForm(section, [seed, 17, 19, 23]);
    items.forEach((item, at) => {
      const puzzle = questionView(item);
      const { family } = item;
      const survey = found.get(family) ?? { family, items: 0, unexplained: 0, doubtful: [] };
      found.set(family, survey);
      const { explained, others } = secondAnswers(puzzle, key[at] ?? 0);
      survey.items += 1;
      if (!explained) survey.unexplained += 1;
      for (const { option, aspects } of others) {
        survey.doubtful.push(
          `${family} of ${seed}: ${option} beside ${key[at]} by ${aspects.join(', ')}; ${words(puzzle.stem)} => ${words(puzzle.options)}`,
        );
      }
    });
  }
  return [...found.values()];
}
