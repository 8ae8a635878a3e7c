import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** Days ahead in which a deadline counts as near, and whole days back in which a result counts as new. */
export const nearDays = 14;
export const newDays = 30;
/** The package that every organisation begins with and may have without paying. */
export const trialPackage = 1;

const progress = z.object({
  campaigns: z.int(),
  subjects: z.int(),
  invited: z.int(),
  opened: z.int(),
  started: z.int(),
  completed: z.int(),
});

const deadline = z.object({
  campaign_id: z.int(),
  campaign_name: z.string(),
  deadline: f.instant,
  time_zone: z.string(),
  subjects: z.int(),
  unfinished: z.int(),
});

const unreadResult = z.object({
  subject_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  campaign_id: z.int(),
  campaign_name: z.string(),
  /** The first test of the campaign, whose report is the one to open. */
  test: f.testId,
  completed_at: f.instant,
});

const dashboardDetails = z.object({
  progress,
  /** Of running campaigns, the nearest first. */
  deadlines: z.array(deadline),
  /** Finished in the last 30 days, opened by nobody of the organisation yet: how many, and the newest of them. */
  unread: z.object({ total: z.int(), results: z.array(unreadResult) }),
  package: z.object({
    name: z.string(),
    used: z.int(),
    limit: z.nullable(z.int()),
    period_ends_at: f.instant,
  }),
  /** Five factors over closed groups of five people or more, each averaged once and rounded, in T; null without a group. */
  averages: z.object({
    n: z.int(),
    least_n: z.int(),
    scales: z.nullable(
      z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          mean: z.number(),
          interval: z.tuple([z.number(), z.number()]),
        }),
      ),
    ),
  }),
  /** People who finished a campaign, by day where the organisation is, oldest first, days without any left out. */
  completions: z.array(z.object({ day: f.date, people: z.int() })),
  /** Campaigns of any kind: a new organisation has none. */
  has_campaigns: z.boolean(),
});
export type DashboardDetails = z.output<typeof dashboardDetails>;

export const getDashboard = endpoint({
  id: 'dashboard',
  method: 'GET',
  path: '/api/admin/campaigns/dashboard',
  summary:
    'What needs attention now; narrowed to people with a label and to campaigns created in a range of days',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({
    /** A label by its id; what is no number, or 0, is left aside. */
    label: z.optional(z.string().check(z.maxLength(20))),
    createdAt: z.optional(f.dateRange),
  }),
  output: f.dataOf(z.object({ dashboardDetails })),
});

export const getPlatformDashboard = endpoint({
  id: 'platform-dashboard',
  method: 'GET',
  path: '/api/super-admin/dashboard',
  summary:
    'What an operator watches: organisations, packages that run out, emails that failed, work that waits',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(
    z.object({
      /** `trial` are the active ones with the first package. */
      organizations: z.object({ active: z.int(), trial: z.int(), inactive: z.int() }),
      /** Of all organisations, within the last 30 days. */
      people: z.object({ invited: z.int(), completed: z.int() }),
      /** At 80 % of their package or more, the fullest first. */
      nearly_full: z.array(
        z.object({
          id: z.int(),
          organization_name: z.string(),
          package_name: z.string(),
          used: z.int(),
          limit: z.int(),
        }),
      ),
      /** Periods that end within 30 days. */
      ending: z.array(
        z.object({ id: z.int(), organization_name: z.string(), period_ends_at: f.instant }),
      ),
      mails: z.object({
        waiting: z.int(),
        /** Within the last day. */
        sent: z.int(),
        failed: z.int(),
      }),
      /** Whose mails failed within the last day, the most first. */
      failing: z.array(z.object({ id: z.int(), organization_name: z.string(), failed: z.int() })),
      /** Work that nobody has begun two minutes after it was due, up to 10,000 pieces, and since when the oldest waits. */
      background: z.object({
        late: z.int(),
        oldest: z.nullable(f.instant),
        /** Whether no worker has given a sign of life for two minutes. */
        no_worker: z.boolean(),
        /** The last sign of life of any; null when there never was one. */
        worker_seen: z.nullable(f.instant),
      }),
    }),
  ),
});
