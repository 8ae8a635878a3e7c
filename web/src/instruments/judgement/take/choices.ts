import { choiceIndex, choicePair, type JudgementChoice } from '@assay/contract/judgement-choice';

export type Side = keyof JudgementChoice;

/** Both choices as they are made: one may be there alone, and one response may be marked as both while arrows pass over it. */
export interface Choices extends Partial<JudgementChoice> {
  /** Which of the two was made last: it counts where both are the same. */
  last?: Side;
}

export function choicesOf(index: number | undefined): Choices {
  return index === undefined ? {} : choicePair(index);
}

export function choose(choices: Choices, side: Side, place: number): Choices {
  return { ...choices, [side]: place, last: side };
}

/** What is marked: a response cannot be both, so the earlier mark gives way as long as the later one stands there. */
export function markedOf({ most, least, last }: Choices): Partial<JudgementChoice> {
  if (most !== least || most === undefined)
    return { ...(most !== undefined && { most }), ...(least !== undefined && { least }) };
  return last === 'least' ? { least: most } : { most };
}

/** Both in one number, once both are there. */
export function indexOf(choices: Choices): number | undefined {
  const { most, least } = markedOf(choices);
  return most === undefined || least === undefined ? undefined : choiceIndex({ most, least });
}
