import type { BankOption, BankQuestion } from '../../bank.model.ts';
import { writeOption, writeText } from './body.writer.ts';
import { asiNames, templates } from '../qti-names.data.ts';
import { type Element, element } from '../../xml/tree.model.ts';

interface ItemHead {
  identifier: string;
  title: string;
  /** From the item to its picture. */
  imageHref: string | undefined;
}

/** A question as a QTI 3 item with one choice interaction. */
export function writeItem(question: BankQuestion, { identifier, title, imageHref }: ItemHead) {
  const { text, image, options } = question;
  const best = Math.max(...options.map(({ score }) => score));
  const picture =
    image === undefined || imageHref === undefined
      ? []
      : [element('p', {}, [element('img', { src: imageHref, alt: image.alternative })])];
  return element(
    'qti-assessment-item',
    { ...asiNames, identifier, title, adaptive: 'false', 'time-dependent': 'true' },
    [
      writeResponse(options, best),
      writeOutcome('SCORE', 0),
      writeOutcome('MAXSCORE', best),
      element('qti-item-body', {}, [...writeText(text), ...picture, writeInteraction(options)]),
      element('qti-response-processing', {
        template: isAllOrNothing(options) ? templates.matchCorrect : templates.mapResponse,
      }),
    ],
  );
}

function writeInteraction(options: BankOption[]): Element {
  const choices = options.map(({ text }, i) =>
    element('qti-simple-choice', { identifier: choiceId(i) }, writeOption(text)),
  );
  const attributes = { 'response-identifier': 'RESPONSE', shuffle: 'true', 'max-choices': '1' };
  return element('qti-choice-interaction', attributes, choices);
}

/** A single response has a single correct one: the best, the first of several. What the others earn is mapped. */
function writeResponse(options: BankOption[], best: number): Element {
  const right = options.findIndex(({ score }) => score === best);
  const entries = options.map(({ score }, i) =>
    element('qti-map-entry', { 'map-key': choiceId(i), 'mapped-value': String(score) }),
  );
  const bounds = {
    'lower-bound': String(Math.min(0, ...options.map(({ score }) => score))),
    'upper-bound': String(Math.max(1, best)),
  };
  const mapping = element('qti-mapping', { ...bounds, 'default-value': '0' }, entries);
  return element(
    'qti-response-declaration',
    { identifier: 'RESPONSE', cardinality: 'single', 'base-type': 'identifier' },
    [
      element('qti-correct-response', {}, [element('qti-value', {}, [choiceId(right)])]),
      ...(isAllOrNothing(options) ? [] : [mapping]),
    ],
  );
}

function isAllOrNothing(options: BankOption[]): boolean {
  const earning = options.filter(({ score }) => score > 0);
  return earning.length === 1 && earning[0]?.score === 1;
}

export function writeOutcome(identifier: string, value: number): Element {
  return element(
    'qti-outcome-declaration',
    { identifier, cardinality: 'single', 'base-type': 'float' },
    [element('qti-default-value', {}, [element('qti-value', {}, [String(value)])])],
  );
}

function choiceId(index: number): string {
  return `choice-${index + 1}`;
}
