import type { Message } from '../../../../../../platform/words/message.ts';
import { exchangeMessages as told } from '../../messages.data.ts';
import type { Note } from '../../bank.model.ts';
import { LeftOut } from './left-out.model.ts';
import { childOf, childrenOf, descendantsOf, type Element, textOf } from '../../xml/tree.model.ts';

type Tell = (level: Note['level'], message: Message) => void;

/**
 * What each choice earns when it alone is chosen, 0 to 1 with two decimals: by the mapping when the item is scored by
 * one, else by the correct response. Throws LeftOut.
 */
export function readScores(
  item: Element,
  interaction: Element,
  choices: string[],
  tell: Tell,
): number[] {
  const declaration = childrenOf(item, 'response-declaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['response-identifier'],
  );
  if (declaration === undefined) throw new LeftOut(told.rightUnknown());
  const { cardinality } = declaration.attributes;
  if (cardinality === 'ordered') throw new LeftOut(told.putInOrder());
  const isMultiple = cardinality === 'multiple' && interaction.attributes['max-choices'] !== '1';
  const earned =
    readMapping(item, declaration, choices, tell) ?? readCorrect(declaration, choices, isMultiple);
  const scores = withinOne(earned, isMultiple, tell);
  if (isMultiple) {
    const right = scores.filter((score) => score > 0).length;
    tell('changed', right > 1 ? told.chooseOneOf({ right }) : told.chooseOne());
  }
  return scores;
}

function readCorrect(declaration: Element, choices: string[], isMultiple: boolean): number[] {
  const correct = childOf(declaration, 'correct-response');
  const right = new Set(
    correct === undefined ? [] : childrenOf(correct, 'value').map((value) => textOf(value).trim()),
  );
  const share = isMultiple ? 1 / Math.max(1, right.size) : 1;
  return choices.map((choice) => (right.has(choice) ? share : 0));
}

/** Undefined when the item is not scored by a mapping. */
function readMapping(
  item: Element,
  declaration: Element,
  choices: string[],
  tell: Tell,
): number[] | undefined {
  const processing = childOf(item, 'response-processing');
  const template = processing?.attributes['template'] ?? '';
  const rules = processing === undefined ? [] : descendantsOf(processing);
  if (template === '' && rules.length > 0) {
    tell('ignored', told.ownRules());
  }
  const mapping = childOf(declaration, 'mapping');
  const correct = childOf(declaration, 'correct-response');
  const isMapped =
    correct === undefined ||
    /map_response(?:\.xml)?$/.test(template) ||
    rules.some(({ name }) => name === 'map-response');
  if (mapping === undefined || !isMapped) return undefined;
  const { attributes } = mapping;
  const values = new Map(
    childrenOf(mapping, 'map-entry').map((entry) => [
      entry.attributes['map-key'] ?? '',
      numberOf(entry.attributes['mapped-value'], 0),
    ]),
  );
  const missing = numberOf(attributes['default-value'], 0);
  const lower = numberOf(attributes['lower-bound'], -Infinity);
  const upper = numberOf(attributes['upper-bound'], Infinity);
  return choices.map((choice) => Math.max(lower, Math.min(upper, values.get(choice) ?? missing)));
}

/** A single choice is measured against the best one, one of several against what all right ones earn together. */
function withinOne(earned: number[], isMultiple: boolean, tell: Tell): number[] {
  if (earned.some((value) => value < 0)) {
    tell('changed', told.negative());
  }
  const positive = earned.map((value) => Math.max(0, value));
  const most = isMultiple ? positive.reduce((sum, value) => sum + value, 0) : Math.max(...positive);
  if (most > 1 && !isMultiple) {
    tell('changed', told.scaled({ most: Number(most.toFixed(2)) }));
  }
  const scaled = positive.map((value) => value / Math.max(1, most));
  const rounded = scaled.map((value) => Math.round(value * 100) / 100);
  if (scaled.some((value, i) => Math.abs(value - (rounded[i] ?? 0)) > 1e-9)) {
    tell('changed', told.rounded());
  }
  return rounded;
}

function numberOf(text: string | undefined, otherwise: number): number {
  const value = text === undefined || text.trim() === '' ? otherwise : Number(text);
  return Number.isNaN(value) ? otherwise : value;
}
