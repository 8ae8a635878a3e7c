import type { Registrar } from '../../platform/http/registrar.ts';
import { campaignRoutes as ownRoutes } from './campaign.routes.ts';
import { entryRoutes } from './entry.routes.ts';
import { profileRoutes } from './profile.routes.ts';

/** What other modules may use of campaigns. */
export { presentProfile } from './campaign/campaign.presenter.ts';
export { type ProfileReference, resolveProfile } from './campaign/campaign.profile.ts';
export { findCampaign, type CampaignRecord } from './campaign/campaign.queries.ts';
export { campaignMails } from './invitation/invitation.emails.ts';
export { campaignWorkers } from './invitation/news.worker.ts';

export function campaignRoutes(routes: Registrar): void {
  ownRoutes(routes);
  profileRoutes(routes);
  entryRoutes(routes);
}
