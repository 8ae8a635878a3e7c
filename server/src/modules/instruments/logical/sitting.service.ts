import { type LogicalSection, logicalSections } from '@assay/contract/logical';
import { testOf } from '@assay/contract/instruments';
import { sectionSeconds } from '@assay/instruments/logical/definition';
import { generateForm, type Item } from '@assay/instruments/logical/form';
import { logical } from '@assay/instruments/logical/instrument';
import type { UserContext } from '../../../platform/http/context.ts';
import { openAttempt } from '../attempt.service.ts';
import { endClock, startClock } from '../clock.queries.ts';
import { drawSeed } from '../form.seed.ts';

export const logicalTest = testOf('iq');

/** What is kept of a sitting. The key lies apart from it. */
export type LogicalForm = Record<LogicalSection, Item[]>;

/** Most seconds that a broken line is given back in a section. */
const creditLimit = 120;

/** What the database calls a section: parts are numbered from 1. */
export const partOf = (section: LogicalSection) => logicalSections.indexOf(section) + 1;

/** Items of both sections are made once and kept: the seed is not, and another version would make others of it. */
function makeSitting() {
  const made = logicalSections.map((section) => generateForm(section, drawSeed()));
  const bySection = <Value>(read: (form: (typeof made)[number]) => Value) =>
    Object.fromEntries(made.map((form) => [form.section, read(form)]));
  return {
    form: bySection(({ items }) => items) as LogicalForm,
    key: bySection(({ key }) => key),
    questions: logical.itemCount,
    parts: logical.parts,
  };
}

/** The subject's sitting, begun now if there is none. */
export function openSitting(ctx: UserContext) {
  return openAttempt(ctx, {
    instrument: 'iq',
    test: logicalTest,
    form: () => Promise.resolve(makeSitting()),
  });
}

/** Starts the clock of a section, once; the section before it stays closed from then on. */
export async function startSection(
  ctx: UserContext,
  attemptId: number,
  section: LogicalSection,
): Promise<void> {
  const part = partOf(section);
  if (part > 1) await endClock(ctx.db, attemptId, part - 1);
  await startClock(ctx.db, ctx.actor.userId, {
    attemptId,
    part,
    seconds: sectionSeconds,
    creditLimit,
  });
}
