import type { Registrar, Services } from '../../platform/http/registrar.ts';
import type { JobHandler, JobKind } from '../../platform/jobs/jobs.ts';
import { adjustmentMails } from './adjustment/adjustment.emails.ts';
import {
  adjustmentsAnswered,
  adjustmentsAsked,
  adjustmentWorkers,
} from './adjustment/adjustment.service.ts';
import { adjustmentRoutes } from './adjustment/adjustment.routes.ts';
import { campaignMailRoutes } from './campaign-mails.routes.ts';
import { campaignPeopleRoutes } from './campaign-people.routes.ts';
import { campaignRoutes as ownRoutes } from './campaign.routes.ts';
import { entryMails } from './entry/fresh-link.emails.ts';
import { entryLinkRoutes } from './entry-links.routes.ts';
import { entryRoutes } from './entry.routes.ts';
import { extensionMails } from './extension/extension.emails.ts';
import { extensionAsked, extensionWorkers } from './extension/extension.service.ts';
import { deadlinesPassed, expiryWorkers } from './expiry/expiry.worker.ts';
import { invitationMails } from './invitation/invitation.emails.ts';
import { completionWorkers } from './invitation/completion.worker.ts';
import { noticeMails } from './invitation/notice.emails.ts';
import { resultMails } from './result/result.emails.ts';
import { remindersDue, reminderWorkers } from './reminder/reminder.worker.ts';
import { retentionMails } from './retention/retention.emails.ts';
import { retentionEnded, retentionWorkers, strangersLeft } from './retention/retention.worker.ts';
import { decisionMails } from './stage/decision.emails.ts';
import { stageRoutes } from './stage/stage.routes.ts';
import { testMails } from './text/test-mail.emails.ts';

/** What other modules may use of campaigns. */
export { presentProfile } from './campaign/campaign.presenter.ts';
export {
  findReference,
  type ProfileReference,
  profileNames,
  referenceText,
  resolveProfile,
} from './campaign/campaign-profile.service.ts';
export { openAdjustments } from './adjustment/adjustment.crypto.ts';
export { resealAdjustments } from './adjustment/adjustment-reseal.service.ts';
export { findCampaign } from './campaign/campaign.queries.ts';
export { showSubjects } from './campaign/campaign-subjects.service.ts';
export { linkInvited } from './invitation/invite.service.ts';
export { listInvited, shownStatus } from './invitation/invitation.queries.ts';
export { presentStage } from './stage/stage.presenter.ts';
export { stageOfInvitation } from './stage/stage.queries.ts';
export { leaveCampaigns } from './retention/anonymise.queries.ts';
export { isOwnStage } from './stage/stage.queries.ts';
export { planReminders } from './reminder/reminder.queries.ts';

export function campaignRoutes(routes: Registrar): void {
  ownRoutes(routes);
  campaignMailRoutes(routes);
  campaignPeopleRoutes(routes);
  entryRoutes(routes);
  entryLinkRoutes(routes);
  adjustmentRoutes(routes);
  stageRoutes(routes);
}

export const campaignMails = {
  ...invitationMails,
  ...entryMails,
  ...extensionMails,
  ...adjustmentMails,
  ...noticeMails,
  ...decisionMails,
  ...resultMails,
  ...testMails,
  ...retentionMails,
};

export const campaignJobs: JobKind[] = [
  extensionAsked,
  adjustmentsAsked,
  adjustmentsAnswered,
  remindersDue,
  deadlinesPassed,
  retentionEnded,
  strangersLeft,
];

export function campaignWorkers(services: Services): JobHandler[] {
  return [
    ...completionWorkers(services),
    ...extensionWorkers(services),
    ...adjustmentWorkers(services),
    ...reminderWorkers(services),
    ...expiryWorkers(services),
    ...retentionWorkers(services),
  ];
}
