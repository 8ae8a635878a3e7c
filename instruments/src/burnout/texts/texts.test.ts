import { expect, test } from 'vitest';
import { burnoutConsent } from '../consent.data.ts';
import { managerAdvice, managerBands, managerLimits, managerTopics } from './manager.data.ts';
import {
  ownCategory,
  ownHelp,
  ownLimits,
  ownMeaning,
  ownOverall,
  ownSeekHelp,
  ownTopics,
} from './own.data.ts';

/** Every text in a nest of records and lists. */
function textsIn(nest: unknown): string[] {
  if (typeof nest === 'string') return [nest];
  return nest && typeof nest === 'object' ? Object.values(nest).flatMap(textsIn) : [];
}

const own = [ownOverall, ownCategory, ownTopics, ownHelp, ownMeaning, ownLimits, ownSeekHelp];
const manager = [managerBands, managerTopics, managerAdvice, managerLimits];

test('no text twice, none shouts, British spelling and typographic apostrophes', () => {
  const all = textsIn([own, manager, burnoutConsent]);
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toMatch(/[!']/);
  const american =
    /\b(\w+(iz|yz)(e|es|ed|ing|ation)|(behav|fav|lab|col)or\w*|center\w*|program)\b/i;
  expect(all.filter((text) => american.test(text))).toEqual([]);
});

test('nothing clinical, no he or she', () => {
  const all = textsIn([own, manager]).filter((text) => !/\bno(t a)? diagnosis\b/.test(text));
  const clinical =
    /\b(he|she|his|her|patient suffers|disorder|symptom\w*|depress\w*|diagnos\w+|syndrome)\b/i;
  expect(all.filter((text) => clinical.test(text))).toEqual([]);
});

test('managers read about the work and are told what it must not be used for', () => {
  const all = textsIn(manager);
  expect(all.filter((text) => /\b(you|your)\b/i.test(text))).toEqual([]);
  expect(managerLimits[0]).toMatch(/must not be used to choose, rank, filter/);
  expect(textsIn(managerTopics).join(' ')).not.toMatch(/\b(health|famil\w+|sleep|personality)\b/i);
});

test('the person reads when to talk to whom, and whom to call at once', () => {
  const said = ownSeekHelp.join(' ');
  for (const words of ['doctor', 'someone you trust', 'emergency number', 'crisis line'])
    expect(said).toContain(words);
  for (const band of ['high', 'severe'] as const) expect(ownOverall[band]).toContain('doctor');
});
