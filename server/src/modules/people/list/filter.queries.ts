import { readLabelId } from '@assay/contract/labels';
import { type RawBuilder, sql } from 'kysely';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Which people of an organisation; what is absent narrows nothing. */
export interface PeopleFilter {
  name?: string | undefined;
  campaign?: number | undefined;
  status?: string | undefined;
  /** As calls name a test; with it, `status` is that of the test. */
  testType?: string | number | undefined;
  /** Ids with commas between them; what is no number is left aside. */
  label?: string | undefined;
  /** A stage of one campaign. */
  stage?: number | undefined;
  /** Only those who have begun a test that the organisation may see. */
  assessed?: boolean | undefined;
}

export type Condition = RawBuilder<boolean>;

// Who finished before withdrawing the permission did so for themselves.
const shownInvitation = sql`case when i.status in ('in_progress', 'completed') and not p.permitted then 'permission_pending' else i.status end`;

function inStatus(shown: RawBuilder<unknown>, status: string): Condition {
  return status === 'not_completed'
    ? sql<boolean>`${shown} <> 'completed'`
    : sql<boolean>`${shown} = ${status}`;
}

const states = new Map([
  ['completed', sql`t.state = 'completed'`],
  ['in_progress', sql`t.state = 'in_progress'`],
  ['not_completed', sql`t.state <> 'completed'`],
]);

/** Who has a name. */
export interface Named {
  /** Counted up to one more than is ever said. */
  total: number;
  /** Their ids, where they are few. */
  ids: readonly number[] | null;
}

/** What a filter asks. */
export interface Found {
  /** About a person `p`; none where everybody is meant. */
  conditions: Condition[];
  /** The same, for whoever goes through people in their order until a page is full. */
  inOrder: Condition[];
  /** The same, asked of one person after another. */
  oneByOne: Condition[];
  /** How many people a campaign or a label has, where it alone is asked for: counted without looking for them. */
  count: RawBuilder<number> | null;
  /** How many there are, where that is known already. */
  total: number | null;
  /** A name that many have, where it alone is asked for. */
  commonName: string | null;
}

export function conditionsOf(filter: PeopleFilter, named: Named | null): Found {
  const by = (among: Among) => [...byName(filter, named, among), ...besidesName(filter, among)];
  const conditions = by(lookedUp);
  const alone = named !== null && conditions.length === 1;
  return {
    conditions,
    inOrder: by(passed),
    oneByOne: by(asked),
    count: conditions.length === 1 ? countOf(filter) : null,
    total: alone ? named.total : null,
    commonName: alone && named.ids === null ? (filter.name ?? null) : null,
  };
}

/** Of some ids, and of the question whether one person is among them. */
type Among = (ids: RawBuilder<unknown>, question: RawBuilder<unknown>) => Condition;

// Looked up one after another, as the planner would not do by itself: row security makes it expect a handful.
const lookedUp: Among = (ids) => sql`p.subject_id = any(${ids})`;

// Found in a table in memory, which the planner makes of no plainer words.
const passed: Among = (ids) => sql`(p.subject_id in (select unnest(${ids}))) is true`;

const asked: Among = (_, question) => sql<boolean>`(${question}) is true`;

function byName({ name = '' }: PeopleFilter, named: Named | null, among: Among): Condition[] {
  if (named === null) return [];
  const { ids } = named;
  const found =
    ids === null ? sql`array(select app.people_named(${name}::text))` : sql`${ids}::integer[]`;
  const one =
    ids === null
      ? sql`app.has_parts(p.subject_id, app.parts_of(${name}::text))`
      : sql`p.subject_id = any(${found})`;
  return [among(found, one)];
}

/** Who has an invitation that names them is one of the organisation's people, and so is who carries a label. */
function countOf({ name = '', status, campaign, label }: PeopleFilter): RawBuilder<number> | null {
  if (name !== '' || status !== undefined) return null;
  if (campaign !== undefined) return sql`app.count_of_campaign(${campaign}::integer)`;
  const [one] = readLabels(label);
  return one === undefined
    ? null
    : sql`(select count(*)::integer from app.subject_labels l
        where l.organization_id = app.org_id() and l.label_id = ${one}::integer)`;
}

function besidesName(filter: PeopleFilter, among: Among): Condition[] {
  const { campaign, status, testType, stage, assessed = false } = filter;
  const conditions: Condition[] = [];
  // A state that is not about a test is that of the invitation, whatever the test.
  const ofTest = testType === undefined ? undefined : states.get(status ?? '');
  const ofInvitation = ofTest === undefined ? status : undefined;
  if (testType !== undefined) {
    conditions.push(sql<boolean>`exists (select from app.person_tests t where t.organization_id = p.organization_id
      and t.subject_id = p.subject_id and t.test = ${String(testType)} and ${ofTest ?? sql`true`})`);
  }
  if (campaign !== undefined) {
    conditions.push(
      ofInvitation === undefined
        ? among(
            sql`(select app.people_of_campaign(${campaign}::integer))::integer[]`,
            sql`select true from app.invitations i where i.campaign_id = ${campaign}::integer
              and i.organization_id = p.organization_id and i.subject_id = p.subject_id and i.status <> 'anonymised' limit 1`,
          )
        : sql<boolean>`exists (select from app.invitations i where i.campaign_id = ${campaign}::integer
            and i.organization_id = p.organization_id and i.subject_id = p.subject_id
            and ${inStatus(shownInvitation, ofInvitation)})`,
    );
  } else if (ofInvitation !== undefined) {
    conditions.push(inStatus(sql`p.status`, ofInvitation));
  }
  for (const label of readLabels(filter.label)) {
    conditions.push(
      among(
        sql`array(select l.subject_id from app.subject_labels l where l.label_id = ${label}::integer)`,
        sql`select true from app.subject_labels l where l.organization_id = p.organization_id
          and l.label_id = ${label}::integer and l.subject_id = p.subject_id limit 1`,
      ),
    );
  }
  if (stage !== undefined) {
    conditions.push(sql<boolean>`exists (select from app.staged_people g where g.organization_id = p.organization_id
      and g.stage_id = ${stage}::integer and g.subject_id = p.subject_id)`);
  }
  if (assessed) {
    conditions.push(sql<boolean>`exists (select from app.person_tests t where t.organization_id = p.organization_id
      and t.subject_id = p.subject_id and t.state <> 'asked')`);
  }
  return conditions;
}

/** At most so many labels at once. */
const mostLabels = 20;

function readLabels(text = ''): number[] {
  const ids = text.split(',').flatMap((one) => readLabelId(one.trim()) ?? []);
  return [...new Set(ids)].slice(0, mostLabels);
}

/** All of them hold for the people `p` of an organisation. */
export function allOf(organizationId: OrganizationId, conditions: readonly Condition[]) {
  return sql.join(
    [sql<boolean>`p.organization_id = ${organizationId}::integer`, ...conditions],
    sql` and `,
  );
}
