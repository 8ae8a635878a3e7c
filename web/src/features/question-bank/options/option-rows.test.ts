import { expect, test } from 'vitest';
import { lacksRight, optionsFromLines, tidyOptions } from './option-rows.ts';

test('a pasted list becomes options, the starred ones right', () => {
  expect(optionsFromLines('Amsterdam\n * Berlin \r\n\n\t\nParis')).toEqual([
    { text: 'Amsterdam', score: 0 },
    { text: 'Berlin', score: 1 },
    { text: 'Paris', score: 0 },
  ]);
});

test('numbers and letters of a list are dropped, those of an answer stay', () => {
  expect(
    optionsFromLines('1. one\nb) two\n*3) three\n3.5 kg\na cat').map(({ text }) => text),
  ).toEqual(['one', 'two', 'three', '3.5 kg', 'a cat']);
});

test('rows that were never filled in are dropped', () => {
  const rows = [
    { text: ' ', score: 0 },
    { text: 'a', score: 0 },
    { text: '', score: 1 },
    { id: 3, text: '', score: 0 },
    { text: '', score: Number.NaN },
  ];
  expect(tidyOptions(rows)).toEqual([rows[1], rows[2], rows[3]]);
});

test('a question lacks a right answer once it has options and none of them scores', () => {
  const options = (...scores: number[]) => scores.map((score) => ({ text: 'an option', score }));
  expect([options(0, 0), options(0, -1, 0)].map(lacksRight)).toEqual([true, true]);
  expect([options(0), options(0, 1), options(0.5, 0)].map(lacksRight)).toEqual([
    false,
    false,
    false,
  ]);
  expect(lacksRight([{ text: '', score: 1 }, ...options(0, 0)])).toBe(true);
});
