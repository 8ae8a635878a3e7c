import { createHmac } from 'node:crypto';
import { type IqSection, iqSections } from '@assay/contract/iq';
import { testOf } from '@assay/contract/instruments';
import { sectionSeconds } from '@assay/instruments/iq/definition';
import { generateForm, type Item } from '@assay/instruments/iq/form';
import { iq } from '@assay/instruments/iq/instrument';
import { keyFor } from '../../../platform/config.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { openAttempt } from '../attempt.service.ts';
import { endClock, startClock } from '../clock.queries.ts';

export const iqTest = testOf('iq');

/** What is kept of a sitting. The key lies apart from it. */
export type IqForm = Record<IqSection, Item[]>;

/** Most seconds that a broken line is given back in a section. */
const creditLimit = 120;

/** What the database calls a section: parts are numbered from 1. */
export const partOf = (section: IqSection) => iqSections.indexOf(section) + 1;

/** Four words that nobody can guess: the same for the same person, so that beginning again gives no other questions. */
function seedOf(secret: string, subjectId: number, section: IqSection): number[] {
  const digest = createHmac('sha256', keyFor(secret, 'iq-form'))
    .update(`${subjectId}/${section}`)
    .digest();
  return [0, 4, 8, 12].map((at) => digest.readUInt32BE(at));
}

/** Items of both sections are made once and kept: another version would make others of the same seed. */
function makeSitting(secret: string, subjectId: number) {
  const made = iqSections.map((section) =>
    generateForm(section, seedOf(secret, subjectId, section)),
  );
  const bySection = <Value>(read: (form: (typeof made)[number]) => Value) =>
    Object.fromEntries(made.map((form) => [form.section, read(form)]));
  return {
    form: bySection(({ items }) => items) as IqForm,
    key: bySection(({ key }) => key),
    questions: iq.itemCount,
    parts: iq.parts,
  };
}

/** The subject's sitting, begun now if there is none. */
export function openSitting(ctx: UserContext) {
  return openAttempt(ctx, {
    instrument: 'iq',
    test: iqTest,
    form: () => Promise.resolve(makeSitting(ctx.secret, ctx.actor.userId)),
  });
}

/** Starts the clock of a section, once; the section before it stays closed from then on. */
export async function startSection(
  ctx: UserContext,
  attemptId: number,
  section: IqSection,
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
