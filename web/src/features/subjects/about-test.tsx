import { type InstrumentId, instrumentOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import type { Hue } from '../../ui/charts/hue.ts';
import type { Test } from './to-do.ts';

const hues: Record<InstrumentId, Hue> = {
  personality: 'personality',
  iq: 'logical',
  culture: 'culture',
  burnout: 'happiness',
  skill: 'skills',
  interview: 'interview',
};

/** The colour of a test. */
export function hueOf({ id }: Pick<Test, 'id'>): Hue {
  const instrument = instrumentOf(id);
  return instrument ? hues[instrument] : 'accent';
}

/** What a test asks and how long that takes, for somebody who has not begun. */
export function AboutTest({ test }: { test: Test }) {
  const { questions, minutes } = test;
  switch (instrumentOf(test.id)) {
    case 'iq':
      return (
        <Trans>
          {questions} puzzles with figures and numbers, in two parts of 12 minutes each. A part that
          has begun runs on; between the two you can rest as long as you like.
        </Trans>
      );
    case 'culture':
      return (
        <Trans>
          {questions} things that people do at work, and how much each matters to you, in about{' '}
          {minutes} minutes. You can stop at any time and go on later, on any device.
        </Trans>
      );
    case 'burnout':
      return (
        <Trans>
          {questions} questions about the past four weeks, in about {minutes} minutes. They touch
          your health, so you are asked for your consent first.
        </Trans>
      );
    case 'skill':
      return (
        <Trans>
          {questions} questions, each with its own time by the clock, about {minutes} minutes in
          all. Nobody can go back to a question; take it when you have the time at one stretch.
        </Trans>
      );
    case 'interview':
      return (
        <Trans>
          {questions} questions that you answer before a camera, about {minutes} minutes at most.
          People watch what you record; nothing of it is judged by a machine.
        </Trans>
      );
    case 'personality':
    case undefined:
      return (
        <Trans>
          {questions} short statements about you, in about {minutes} minutes. You can stop at any
          time and go on later, on any device.
        </Trans>
      );
  }
}
