import type { FeatureKey } from '@assay/contract/access';
import type { reportKinds } from '@assay/contract/reports';
import { requireFeature } from '../../../access/guard.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findOrganization } from '../../organisations/index.ts';
import { showIqReport } from '../iq/iq-report.service.ts';
import { showPersonalityReport } from '../personality-report.service.ts';
import type { Occasion } from './personality.pdf.ts';
import { nameOf } from './report.words.ts';

type Kind = (typeof reportKinds)[number];

interface Printing {
  feature: FeatureKey;
  /** What draws costs 0.15 s of processor time and 30 MB: it is loaded only on nodes that print. */
  print: (
    ctx: ManagerContext,
    of: { subjectId: number; campaignId: number | undefined },
    about: Occasion,
  ) => Promise<{ subject: Parameters<typeof nameOf>[0]; content: Buffer }>;
}

const kinds: Record<Kind, Printing> = {
  personality: {
    feature: 'personality',
    async print(ctx, { subjectId, campaignId }, about) {
      const report = await showPersonalityReport(ctx, subjectId, campaignId);
      const { renderPersonalityPdf } = await import('./personality.pdf.ts');
      return { subject: report.subject, content: await renderPersonalityPdf(report, about) };
    },
  },
  logical: {
    feature: 'iq',
    async print(ctx, { subjectId, campaignId }, about) {
      const report = await showIqReport(ctx, subjectId, campaignId);
      const { renderIqPdf } = await import('../iq/iq.pdf.ts');
      return { subject: report.subject, content: await renderIqPdf(report, about) };
    },
  },
};

/** A report to be kept or printed, with the same content as on the screen. */
export async function printReport(
  ctx: ManagerContext,
  kind: Kind,
  subjectId: number,
  campaignId?: number,
): Promise<Binary> {
  const { feature, print } = kinds[kind];
  requireFeature(ctx.actor, feature);
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  const about = {
    organization: organization?.name ?? '',
    timeZone: organization?.time_zone ?? 'UTC',
    printedAt: new Date(),
  };
  const { subject, content } = await print(ctx, { subjectId, campaignId }, about);
  return { type: 'application/pdf', content, download: `${nameOf(subject)}, ${kind}.pdf` };
}
