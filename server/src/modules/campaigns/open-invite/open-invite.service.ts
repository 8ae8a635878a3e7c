import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type {
  getInviteDetails as detailsCall,
  setOpenInvite as setCall,
} from '@assay/contract/entry';
import type { ManagerContext, PublicContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { describeTests } from '../../instruments/index.ts';
import { presentInvitation } from '../entry/invitation.presenter.ts';
import { findByInvite, findOpenInvite, updateOpenInvite } from './open-invite.queries.ts';

interface Invite {
  token: string;
  open: boolean;
}

function present({ appUrl }: { appUrl: string }, { token, open }: Invite) {
  return { url: `${appUrl}/open-invite/${token}`, open };
}

export async function getOpenInvite(ctx: ManagerContext, campaignId: number) {
  const invite = await findOpenInvite(ctx.db, ctx.organizationId, campaignId);
  if (invite === undefined) throw notFound();
  return present(ctx, invite);
}

/** Opens, closes or replaces the link. Who has joined by it stays. */
export async function setOpenInvite(
  ctx: ManagerContext,
  campaignId: number,
  { open, renew = false }: BodyOf<typeof setCall>,
) {
  const invite = await updateOpenInvite(ctx.db, ctx.organizationId, campaignId, { open, renew });
  if (invite === undefined) throw notFound();
  await ctx.audit({
    action: renew ? 'campaign.open_invite_renewed' : 'campaign.open_invite_set',
    entity: 'campaign',
    entityId: campaignId,
    after: { open },
  });
  return present(ctx, invite);
}

/** For a poster or a slide: survives some dirt, has the quiet zone that readers need. */
const code = { errorCorrectionLevel: 'M', margin: 4 } as const;

export async function drawQrCode(ctx: ManagerContext, campaignId: number) {
  const { url } = await getOpenInvite(ctx, campaignId);
  // Drawn seldom: a node that never draws starts without what draws.
  const { default: QRCode } = await import('qrcode');
  if (ctx.accept.includes('image/svg+xml') && !ctx.accept.includes('image/png')) {
    const svg = await QRCode.toString(url, { ...code, type: 'svg' });
    return { type: 'image/svg+xml', content: Buffer.from(svg) };
  }
  // A whole number of pixels for each module falls short by a few.
  const { default: sharp } = await import('sharp');
  const png = await QRCode.toBuffer(url, { ...code, width: 1024 });
  return {
    type: 'image/png',
    content: await sharp(png).resize(1024, 1024, { kernel: 'nearest' }).png().toBuffer(),
  };
}

type Details = OutputOf<typeof detailsCall>['data'];
type Found = NonNullable<Awaited<ReturnType<typeof findByInvite>>>;

/** Why nobody can join now, the reason that lasts longest first; null when everybody can. */
export function closedBecause(found: Found): Details['closed'] {
  if (found.over) return 'over';
  if (found.inactive) return 'inactive';
  if (found.feature_off) return 'feature_off';
  if (!found.open_invite) return 'switched_off';
  return found.full ? 'full' : null;
}

export async function showInvite(ctx: PublicContext, token: string): Promise<Details> {
  const found = await findByInvite(ctx.db, token);
  if (found === undefined) throw notFound();
  const tests = await describeTests(ctx.db, found.test_types, ctx.language, [found]);
  return { ...presentInvitation(found, tests), closed: closedBecause(found) };
}
