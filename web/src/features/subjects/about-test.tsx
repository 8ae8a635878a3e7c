import { factsOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { findFace } from '../../instruments/faces.ts';
import type { Hue } from '../../ui/charts/hue.ts';
import type { Test } from './to-do.ts';

/** The colour of a test. */
export function hueOf({ id }: Pick<Test, 'id'>): Hue {
  return factsOf(id)?.hue ?? 'accent';
}

/** What a test asks and how long that takes, before it has been started. */
export function AboutTest({ test }: { test: Test }) {
  const { id, questions, minutes } = test;
  const About = findFace(id)?.About;
  if (About) return <About {...{ questions, minutes }} />;
  return (
    <Trans>
      {questions} short questions about you, in about {minutes} minutes. You can stop at any time
      and continue later, on any device.
    </Trans>
  );
}
