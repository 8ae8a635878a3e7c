import type { Registrar, Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { campaignRoutes as ownRoutes } from './campaign.routes.ts';
import { entryRoutes } from './entry.routes.ts';
import { invitationMails } from './invitation/invitation.emails.ts';
import { newsWorkers } from './invitation/news.worker.ts';
import { noticeMails } from './invitation/notice.emails.ts';
import { resultMails } from './result/result.emails.ts';
import { remindersDue, reminderWorkers } from './reminder/reminder.worker.ts';
import { profileRoutes } from './profile.routes.ts';

/** What other modules may use of campaigns. */
export { presentProfile } from './campaign/campaign.presenter.ts';
export { type ProfileReference, resolveProfile } from './campaign/campaign.profile.ts';
export { findCampaign } from './campaign/campaign.queries.ts';
export { planReminders } from './reminder/reminder.queries.ts';

export function campaignRoutes(routes: Registrar): void {
  ownRoutes(routes);
  profileRoutes(routes);
  entryRoutes(routes);
}

export const campaignMails = { ...invitationMails, ...noticeMails, ...resultMails };

export const campaignJobs: JobKind[] = [remindersDue];

export function campaignWorkers(services: Services): JobHandler[] {
  return [...newsWorkers(services), ...reminderWorkers(services)];
}
