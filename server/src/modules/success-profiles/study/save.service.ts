import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { isOn } from '@assay/contract/fields';
import type * as contract from '@assay/contract/success-studies';
import { byEvidence, leastPeople, type Outcome } from '@assay/instruments/success/evidence';
import type { Study } from '@assay/instruments/success/study';
import { writeAudit } from '../../../platform/audit.ts';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { writeLedger } from '../../../platform/http/ledger.ts';
import { managerOf, originOf } from '../../people/index.ts';
import { successMessages } from '../messages.data.ts';
import { findSuccessProfile, lockSuccessProfile } from '../profile/success-profile.queries.ts';
import { presentVersion } from '../profile/version.presenter.ts';
import {
  getVersion,
  insertVersion,
  listVersions,
  type VersionRow,
} from '../profile/version.queries.ts';
import type { Impact } from './impact.service.ts';
import {
  citedNorm,
  presentBeside,
  presentDoubt,
  presentNumbers,
  presentTried,
  roundTargets,
} from './study.presenter.ts';
import type { Read } from './study.queries.ts';
import { impactsOf, readStudied, study } from './study.service.ts';

type Saved = OutputOf<typeof contract.saveSuccessProfile>;

/**
 * What is supported becomes the next version of a reference profile; what campaigns have taken stays as it is. Where nothing
 * differs from the last version it is answered, with 200.
 */
export async function saveProfile(
  ctx: ManualContext,
  { report_id: id, outcome, accept_impact }: BodyOf<typeof contract.saveSuccessProfile>,
): Promise<Saved> {
  const { organizationId, viewer } = managerOf(ctx);
  const { language } = ctx;
  const read = await transact(
    ctx.pool,
    viewer,
    (db) => readStudied({ db, organizationId, language }, id),
    { readOnly: true, oneMoment: true },
  );
  const found = supported(await study(ctx, organizationId, read), outcome);
  return ctx.answerWithin(viewer, async (db) => {
    const ids = read.results.map(({ subject_id }) => subject_id);
    await writeLedger(db, viewer, [{ ids, what: 'success_profile' }]);
    const impact = (await impactsOf(db, read, found))[outcome];
    if (impact === null) throw conflict(successMessages.nothingSupported());
    if (impact.adverse && !isOn(accept_impact)) {
      throw invalid({ accept_impact: successMessages.impactNotAccepted() });
    }
    // One after the other, so that two who save the same at once make one version.
    if (!(await lockSuccessProfile(db, organizationId, id))) throw notFound();
    const name = (await findSuccessProfile(db, organizationId, id))?.name ?? read.row.name;
    const answer = (saved: VersionRow) => ({
      data: { id, reference: `custom:${id}`, ...presentVersion(saved, language) },
    });
    const content = { name, outcome, ...contentOf(read, found, { outcome, impact }) };
    const [last] = await listVersions(db, organizationId, [id]);
    if (last !== undefined && isSame(last, content)) {
      ctx.status = 200;
      return answer(last);
    }
    const version = await insertVersion(db, organizationId, { id, by: viewer.userId, ...content });
    await writeAudit(db, originOf(ctx), {
      action: 'success_profile.saved',
      entity: 'success_profile',
      entityId: id,
      after: { name, version, outcome, impact_accepted: impact.adverse },
    });
    return answer(await getVersion(db, organizationId, id, version));
  });
}

/** In words what cannot be saved. */
function supported(found: Study | null, outcome: Outcome): Study {
  if (found === null || found.outcomes[outcome].tried.n < leastPeople) {
    throw conflict(successMessages.tooFewToSave({ minimum: leastPeople }));
  }
  if (found.outcomes[outcome].profile.targets.length === 0) {
    throw conflict(successMessages.nothingSupported());
  }
  return found;
}

/** Figures of the group alone: what is kept outlives the people that it was found in. */
function contentOf(
  read: Read,
  found: Study,
  { outcome, impact }: { outcome: Outcome; impact: Impact },
) {
  const of = found.outcomes[outcome];
  const { targets } = of.profile;
  const scales = found.evidence.toSorted(byEvidence);
  return {
    n: of.tried.n,
    norm: citedNorm(read, null) ?? '',
    targets: roundTargets(targets).map(({ code: facet, weight, direction, targetT: target }) => ({
      facet,
      weight,
      direction,
      target,
    })),
    evidence: {
      tried: presentTried(of),
      beside: presentBeside(of, read.category.name),
      scales: scales.filter((one) => one.outcome === outcome).map(keepScale),
      other_scales: scales.filter((one) => one.outcome !== outcome).map(keepScale),
    },
    fairness: impact,
  };
}

const keepScale = ({ code, n, verdict, numbers, doubt }: Study['evidence'][number]) => ({
  code,
  n,
  verdict,
  numbers: numbers && presentNumbers(numbers),
  doubt: presentDoubt(doubt),
});

type Content = Pick<
  VersionRow,
  'name' | 'outcome' | 'n' | 'norm' | 'targets' | 'evidence' | 'fairness'
>;

const isSame = (one: Content, other: Content) =>
  isDeepStrictEqual(toCompare(one), toCompare(other));

/** As it is kept, but for the family's name, which is in the language of whoever saved. */
function toCompare({ name, outcome, n, norm, targets, evidence, fairness }: Content): unknown {
  const beside = evidence.beside.map(({ name: _, ...figures }) => figures);
  const content = { name, outcome, n, norm, targets, evidence: { ...evidence, beside }, fairness };
  return JSON.parse(JSON.stringify(content));
}
