import { instrumentOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { type Hue, hueOfInstrument } from '../../ui/charts/hue.ts';
import type { Test } from './to-do.ts';

/** The colour of a test. */
export function hueOf({ id }: Pick<Test, 'id'>): Hue {
  const instrument = instrumentOf(id);
  return instrument ? hueOfInstrument[instrument] : 'accent';
}

/** What a test asks and how long that takes, before it has been started. */
export function AboutTest({ test }: { test: Test }) {
  const { questions, minutes } = test;
  switch (instrumentOf(test.id)) {
    case 'iq':
      return (
        <Trans>
          {questions} questions with figures and numbers, in two parts of 12 minutes each. Once a
          part has started, its clock keeps running; between the two you can rest as long as you
          like.
        </Trans>
      );
    case 'culture':
      return (
        <Trans>
          {questions} things that people do at work, and how much each matters to you, in about{' '}
          {minutes} minutes. You can stop at any time and continue later, on any device.
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
          {questions} questions, each with its own clock, about {minutes} minutes in total. You
          cannot go back to a question, so choose a time when you will not be disturbed.
        </Trans>
      );
    case 'interview':
      return (
        <Trans>
          {questions} questions that you answer on camera, at most about {minutes} minutes. People
          watch your recordings; no machine judges them.
        </Trans>
      );
    case 'personality':
    case undefined:
      return (
        <Trans>
          {questions} short questions about you, in about {minutes} minutes. You can stop at any
          time and continue later, on any device.
        </Trans>
      );
  }
}
