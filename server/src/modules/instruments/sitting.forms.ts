import type { InstrumentId } from '@assay/contract/instruments';
import type { Trx } from '../../platform/db/database.ts';
import { findKey, type getAttempt } from './attempt.queries.ts';

type Attempt = Awaited<ReturnType<typeof getAttempt>>;

/** How the form of a sitting, with its key, is put together for scoring. It never leaves the server. */
export const forms: Record<InstrumentId, (trx: Trx, attempt: Attempt) => Promise<unknown>> = {
  personality: () => Promise.resolve(null),
  iq: (trx, { id }) => findKey(trx, id),
  culture: () => Promise.resolve(null),
  burnout: (_trx, { form }) => Promise.resolve(form),
};
