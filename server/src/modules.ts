import { actionLogRoutes } from './modules/action-logs/index.ts';
import {
  accountMails,
  accountRoutes,
  accountSweep,
  accountWorkers,
  permissionGiven,
} from './modules/accounts/index.ts';
import {
  campaignJobs,
  campaignMails,
  campaignRoutes,
  campaignWorkers,
} from './modules/campaigns/index.ts';
import { dashboardRoutes } from './modules/dashboard/index.ts';
import {
  instrumentJobs,
  instrumentRoutes,
  instrumentWorkers,
  questionBankRoutes,
} from './modules/instruments/index.ts';
import { jobProfileRoutes } from './modules/job-profiles/index.ts';
import {
  organizationJobs,
  organizationMails,
  organizationRoutes,
  subscriptionRoutes,
  organizationWorkers,
} from './modules/organizations/index.ts';
import {
  ownDataJobs,
  ownDataMails,
  ownDataRoutes,
  ownDataWorkers,
} from './modules/own-data/index.ts';
import { peopleJobs, peopleRoutes, peopleWorkers } from './modules/people/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { subjectJobs, subjectRoutes, subjectWorkers } from './modules/subjects/index.ts';
import {
  successProfileJobs,
  successProfileRoutes,
  successProfileWorkers,
} from './modules/success-profiles/index.ts';
import { sealAudit } from './platform/audit.ts';
import { system, transact } from './platform/db/database.ts';
import type { Registrar, Services } from './platform/http/registrar.ts';
import { defineJob, handle, type JobHandler, type JobKind } from './platform/jobs/jobs.ts';
import type { MailTemplate } from './platform/mail/delivery.ts';
import { mailBounced, mailQueued } from './platform/mail/mail.ts';

/** The modules, put together: their routes, mails and background work. */
export function registerRoutes(routes: Registrar, services: Services): void {
  accountRoutes(routes);
  organizationRoutes(routes);
  subscriptionRoutes(routes, services);
  jobProfileRoutes(routes);
  subjectRoutes(routes);
  instrumentRoutes(routes, services);
  questionBankRoutes(routes);
  campaignRoutes(routes);
  reportRoutes(routes);
  peopleRoutes(routes, services);
  successProfileRoutes(routes);
  dashboardRoutes(routes);
  actionLogRoutes(routes);
  ownDataRoutes(routes, services);
}

export const mailTemplates: Record<string, MailTemplate> = {
  ...accountMails,
  ...organizationMails,
  ...campaignMails,
  ...ownDataMails,
};

const auditSealing = defineJob('audit.seal', { schedule: '* * * * *' });

export const jobs: JobKind[] = [
  mailQueued,
  mailBounced,
  auditSealing,
  permissionGiven,
  accountSweep,
  ...organizationJobs,
  ...subjectJobs,
  ...instrumentJobs,
  ...campaignJobs,
  ...peopleJobs,
  ...successProfileJobs,
  ...ownDataJobs,
];

export function workers(services: Services): JobHandler[] {
  return [
    handle(auditSealing, async () => {
      await transact(services.db, system, sealAudit);
    }),
    ...accountWorkers(services),
    ...organizationWorkers(services),
    ...subjectWorkers(services),
    ...instrumentWorkers(services),
    ...campaignWorkers(services),
    ...peopleWorkers(services),
    ...successProfileWorkers(services),
    ...ownDataWorkers(services),
  ];
}
