import { testOf } from '@assay/contract/instruments';
import type { InterpersonalFit } from '@assay/contract/personality-comparisons';
import type { FacetCode } from '@assay/instruments/personality/scales';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { interpersonalFit } from '@assay/instruments/profiles/interpersonal';
import { fitWords } from '@assay/instruments/profiles/words/words';
import { semOf } from '@assay/instruments/score/standard-scores';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../platform/http/errors.ts';
import { type Readable, readResults } from '../../readable.service.ts';
import { presentReportSubject } from '../../report-frame.presenter.ts';
import { reportMessages } from '../../words/messages.data.ts';

/** How alike two people describe themselves; the same for (a, b) and (b, a). */
export async function showInterpersonalFit(
  ctx: ManagerContext,
  firstId: number,
  secondId: number,
): Promise<InterpersonalFit> {
  if (firstId === secondId) throw invalid({ subject2: reportMessages.samePerson() });
  const [first, second] = await readResults(ctx, testOf('personality'), [firstId, secondId]);
  if (first === undefined || second === undefined) throw notFound();
  ctx.logAccess([firstId, secondId], 'interpersonal_fit');
  const [own, others] = [facetsOf(first), facetsOf(second)];
  const seed = [first.attemptId, second.attemptId].toSorted((one, other) => one - other);
  const fit = interpersonalFit(
    valuesOf(own, 't'),
    valuesOf(others, 't'),
    seed,
    semsOf(own, others),
  );
  // Only imported data with many gaps leave too little to compare.
  if (fit === null) throw notFound();
  const { alike, different, verdict, ...numbers } = fit;
  const { names, conversation } = managerTexts(ctx.language);
  const { likeness } = fitWords(ctx.language);
  const facet = (code: FacetCode) => ({
    code,
    name: names[code].name,
    first: own.get(code)?.t ?? 50,
    second: others.get(code)?.t ?? 50,
  });
  return {
    ...numbers,
    subjects: [presentReportSubject(first.subject), presentReportSubject(second.subject)],
    alike: alike.map(facet),
    different: different.map((code) => ({
      ...facet(code),
      question: conversation[code],
    })),
    verdict: likeness.verdicts[verdict],
    source: likeness.source,
    limits: [...likeness.limits],
  };
}

type Facets = Map<string, { t: number; sem: number }>;

function facetsOf({ stored }: Readable): Facets {
  const { scores } = presentPersonality(stored as StoredPersonality, { purpose: 'recruitment' });
  return new Map(
    scores
      .filter(({ kind }) => kind === 'facet')
      .map(({ code, t, norm }) => [code, { t, sem: semOf(norm.reliability) }]),
  );
}

function valuesOf(facets: Facets, key: 't' | 'sem'): Map<string, number> {
  return new Map([...facets].map(([code, values]) => [code, values[key]]));
}

/** Where the two were scored with different norms, the error in between. */
function semsOf(first: Facets, second: Facets): Map<string, number> {
  return new Map(
    [...first].map(([code, { sem }]) => [
      code,
      Math.hypot(sem, second.get(code)?.sem ?? sem) / Math.SQRT2,
    ]),
  );
}
