import { type BankQuestion, type Note, problemOf } from '../../bank.model.ts';
import { type Picture, readOption, readText } from './body.reader.ts';
import { LeftOut } from './left-out.error.ts';
import { readScores } from './scoring.reader.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  type Element,
  elementsOf,
} from '../../xml/xml.tree.ts';

interface ItemContent {
  question: BankQuestion;
  pictures: Picture[];
  /** Its options, or some of them, stood in one order for everybody. */
  hasFixedOrder: boolean;
}

const otherInteractions: Record<string, string> = {
  'text-entry-interaction': 'a short text to type',
  'extended-text-interaction': 'a text to write',
  'inline-choice-interaction': 'gaps to choose words for',
  'order-interaction': 'options to put in order',
  'match-interaction': 'pairs to match',
  'associate-interaction': 'pairs to form',
  'gap-match-interaction': 'gaps to fill',
  'hottext-interaction': 'words to mark',
  'slider-interaction': 'a value on a scale',
  'upload-interaction': 'a file to send',
  'media-interaction': 'a sound or film to play',
};

/** What a question is not whole without, and what it is for a sentence. */
const essentials: Record<string, string> = {
  math: 'a formula (MathML)',
  video: 'a film',
  audio: 'a sound',
  iframe: 'a page of another site',
  include: 'a part that lies elsewhere',
  'printed-variable': 'values that are drawn anew each time',
  'assessment-stimulus-ref': 'a text that it shares with other items',
};

const feedback = new Set(['modal-feedback', 'feedback-block', 'feedback-inline']);

/** An item as a question; its pictures are still to be fetched from the package. Throws LeftOut. */
export function readItem(
  item: Element,
  seconds: number,
  tell: (level: Note['level'], message: string) => void,
): ItemContent {
  const body = childOf(item, 'item-body');
  if (body === undefined) throw new LeftOut('It has no body.');
  const within = descendantsOf(item);
  const interaction = theInteraction(within);
  checkEssentials(item, within);
  if (within.some(({ name }) => feedback.has(name))) {
    tell('ignored', 'Its feedback to answers has no place here.');
  }
  if (within.some(({ name }) => name === 'rubric-block')) {
    tell('ignored', 'Its instructions beside the question (rubric) have no place here.');
  }
  const choices = childrenOf(interaction, 'simple-choice');
  const ids = choices.map(({ attributes }) => attributes['identifier'] ?? '');
  const texts = choices.map(({ children }) => readOption(children));
  const scores = readScores(item, interaction, ids, tell);
  const { text, pictures, flattened } = readText(body.children);
  if (texts.some((option) => option.pictures.length > 0)) {
    if (texts.some((option) => option.text === '')) throw new LeftOut('Its options are pictures.');
    tell('left_out', 'Options have no pictures here; those of this item are missing.');
  }
  if (flattened || texts.some((option) => option.flattened)) {
    tell('changed', 'Raised and lowered characters now stand on the line; please check them.');
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
  if (first === undefined) throw new LeftOut('It asks nothing.');
  const other = interactions.find(({ name }) => name !== 'choice-interaction');
  if (other !== undefined) {
    const what = otherInteractions[other.name] ?? `an answer of another kind (${other.name})`;
    throw new LeftOut(`It asks for ${what}; questions here have options to choose from.`);
  }
  if (interactions.length > 1) throw new LeftOut('It holds several questions in one.');
  return first;
}

function checkEssentials(item: Element, within: Element[]): void {
  if (item.attributes['adaptive'] === 'true') {
    throw new LeftOut('It changes with the answers given (adaptive item).');
  }
  if (elementsOf(item).some(({ name }) => name === 'template-declaration')) {
    throw new LeftOut('Its values are drawn anew for each candidate (item template).');
  }
  for (const { name, attributes } of within) {
    const isMedia = name === 'object' && !attributes['type']?.startsWith('image/');
    const what = isMedia ? 'an embedded object' : essentials[name];
    if (what !== undefined) throw new LeftOut(`It needs ${what}, which a question cannot have.`);
  }
}
