import type { Message } from '../../../../../../platform/words/message.ts';
import { exchangeMessages as told, foreignParts } from '../../messages.data.ts';
import { type BankQuestion, type Note, problemOf } from '../../bank.model.ts';
import { type Picture, readOption, readText } from './body.reader.ts';
import { LeftOut } from './left-out.model.ts';
import { readScores } from './scoring.reader.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  type Element,
  elementsOf,
} from '../../xml/tree.model.ts';

interface ItemContent {
  question: BankQuestion;
  pictures: Picture[];
  /** Its options, or some of them, stood in one order for everybody. */
  hasFixedOrder: boolean;
}

const otherInteractions: Readonly<Record<string, Message>> = {
  'text-entry-interaction': foreignParts['text-entry-interaction'](),
  'extended-text-interaction': foreignParts['extended-text-interaction'](),
  'inline-choice-interaction': foreignParts['inline-choice-interaction'](),
  'order-interaction': foreignParts['order-interaction'](),
  'match-interaction': foreignParts['match-interaction'](),
  'associate-interaction': foreignParts['associate-interaction'](),
  'gap-match-interaction': foreignParts['gap-match-interaction'](),
  'hottext-interaction': foreignParts['hottext-interaction'](),
  'slider-interaction': foreignParts['slider-interaction'](),
  'upload-interaction': foreignParts['upload-interaction'](),
  'media-interaction': foreignParts['media-interaction'](),
};

/** What a question is not whole without. */
const essentials: Readonly<Record<string, Message>> = {
  math: foreignParts.math(),
  video: foreignParts.video(),
  audio: foreignParts.audio(),
  iframe: foreignParts.iframe(),
  include: foreignParts.include(),
  'printed-variable': foreignParts['printed-variable'](),
  'assessment-stimulus-ref': foreignParts['assessment-stimulus-ref'](),
};

const feedback = new Set(['modal-feedback', 'feedback-block', 'feedback-inline']);

/** An item as a question; its pictures are still to be fetched from the package. Throws LeftOut. */
export function readItem(
  item: Element,
  seconds: number,
  tell: (level: Note['level'], message: Message) => void,
): ItemContent {
  const body = childOf(item, 'item-body');
  if (body === undefined) throw new LeftOut(told.noBody());
  const within = descendantsOf(item);
  const interaction = theInteraction(within);
  checkEssentials(item, within);
  if (within.some(({ name }) => feedback.has(name))) {
    tell('ignored', told.answerFeedback());
  }
  if (within.some(({ name }) => name === 'rubric-block')) {
    tell('ignored', told.instructions());
  }
  const choices = childrenOf(interaction, 'simple-choice');
  const ids = choices.map(({ attributes }) => attributes['identifier'] ?? '');
  const texts = choices.map(({ children }) => readOption(children));
  const scores = readScores(item, interaction, ids, tell);
  const { text, pictures, flattened } = readText(body.children);
  if (texts.some((option) => option.pictures.length > 0)) {
    if (texts.some((option) => option.text === '')) throw new LeftOut(told.optionsArePictures());
    tell('left_out', told.optionPictures());
  }
  if (flattened || texts.some((option) => option.flattened)) {
    tell('changed', told.flattened());
  }
  const options = texts.map((option, i) => ({ text: option.text, score: scores[i] ?? 0 }));
  const question = { text, seconds, options };
  const problem = problemOf(question);
  if (problem !== undefined) throw new LeftOut(problem.message);
  const isFixed = ({ attributes }: Element) => attributes['fixed'] === 'true';
  const hasFixedOrder = interaction.attributes['shuffle'] !== 'true' || choices.some(isFixed);
  return { question, pictures, hasFixedOrder };
}

function theInteraction(within: Element[]): Element {
  const interactions = within.filter(({ name }) => name.endsWith('-interaction'));
  const [first] = interactions;
  if (first === undefined) throw new LeftOut(told.asksNothing());
  const other = interactions.find(({ name }) => name !== 'choice-interaction');
  if (other !== undefined) {
    const what = otherInteractions[other.name] ?? foreignParts.other({ name: other.name });
    throw new LeftOut(told.asksFor({ what }));
  }
  if (interactions.length > 1) throw new LeftOut(told.severalQuestions());
  return first;
}

function checkEssentials(item: Element, within: Element[]): void {
  if (item.attributes['adaptive'] === 'true') {
    throw new LeftOut(told.adaptive());
  }
  if (elementsOf(item).some(({ name }) => name === 'template-declaration')) {
    throw new LeftOut(told.template());
  }
  for (const { name, attributes } of within) {
    const isMedia = name === 'object' && !attributes['type']?.startsWith('image/');
    const what = isMedia ? foreignParts.object() : essentials[name];
    if (what !== undefined) throw new LeftOut(told.needs({ what }));
  }
}
