import { instrumentOf, theTestOf } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { printApart } from '../../../../../platform/apart/printing.ts';
import type { UserContext } from '../../../../../platform/http/context.ts';
import { notFound } from '../../../../../platform/http/errors.ts';
import type { Binary } from '../../../../../platform/http/reply.ts';
import { testName } from '../../../../subjects/index.ts';
import { showOwnResult } from '../../../../instruments/index.ts';
import { getOwner } from '../../../report.queries.ts';
import { type AnyResult, hasOwnResult } from './content.section.ts';

/** The own result of a test to be kept; 404 before there is one. It is drawn when the transaction is over. */
export async function printOwnResult(
  ctx: UserContext,
  name: string,
): Promise<() => Promise<Binary>> {
  const { db, actor, language } = ctx;
  const instrument = instrumentOf(name);
  if (instrument === undefined || !hasOwnResult(instrument)) throw notFound();
  const answer = await showOwnResult(ctx, instrument, name);
  const { results, latest } = answer as { results?: AnyResult | null; latest?: AnyResult | null };
  const result = results ?? latest;
  if (result == null) throw notFound();
  const subject = await getOwner(db, actor.userId);
  // Where there are many, each has the name that its author gave it.
  const test =
    theTestOf(instrument) === undefined
      ? (answer as { name: string }).name
      : testName(instrument, language);
  const task = new URL('own-result.task.ts', import.meta.url);
  const order = {
    instrument,
    result,
    test,
    subject,
    language: language ?? 'en',
    printedAt: new Date(),
  };
  return async () => ({
    type: 'application/pdf',
    content: await printApart<typeof import('./own-result.task.ts')>(task, order),
    download: `${nameOf(subject)}, ${test}.pdf`,
  });
}
