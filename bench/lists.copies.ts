/**
 * More campaigns like one that was made with every trigger: its rows once more for other people, the triggers off and the
 * indexes built at the end. So a million people take minutes, which triggers would take hours for; a look at some of the copies says
 * whether the triggers would have left the same.
 */
import type pg from 'pg';

/** A campaign that copies are made of. */
export interface Original {
  campaign: number;
  organization: number;
  /** What its people's addresses begin with. */
  prefix: string;
}

/** Where copies go. */
export interface Place {
  organization: number;
  name: string;
  campaigns: number;
}

const byCampaign = 'campaign_id = $1';
const byPerson = 'subject_id in (select subject_id from app.invitations where campaign_id = $1)';
const byGroup = 'group_id in (select id from app.average_groups where campaign_id = $1)';

/** Tables that a campaign has rows in, after those that their rows name, and which rows are its own. */
const copied: Record<string, string> = {
  campaigns: 'id = $1',
  campaign_tests: byCampaign,
  stages: byCampaign,
  users: byPerson.replace('subject_id', 'id'),
  invitations: byCampaign,
  staged_people: byCampaign,
  permissions: byPerson,
  attempts: byPerson,
  results: byPerson,
  access_ledger: byPerson,
  average_groups: byCampaign,
  average_figures: byGroup,
  average_members: byPerson,
  campaign_days: byCampaign,
  campaign_sums: byCampaign,
  organization_people: byPerson,
  people_words: byPerson,
  people_by_name: byPerson,
  person_tests: byPerson,
  unread_results: byCampaign,
  subject_labels: byPerson,
  label_groups: byGroup,
  label_days: byCampaign,
  label_sums: byCampaign,
  label_progress: byCampaign,
};

/** Whose rows are about labels: they are copied within one organisation alone. */
const ofLabels = new Set([
  'subject_labels',
  'label_groups',
  'label_days',
  'label_sums',
  'label_progress',
]);

/** Of the organisation and not of the campaign; fits that are due are thrown away by whoever makes the fits. */
const notCopied = [
  'organization_features',
  'labels',
  'managers',
  'invited_days',
  'fits_due',
  'fit_profiles',
];

/** Tables whose rows are counted, and the columns of others that name them. */
const counted: Record<string, string> = {
  campaigns: 'campaign_id',
  stages: 'stage_id',
  invitations: 'invitation_id',
  permissions: '',
  attempts: 'attempt_id',
  access_ledger: '',
  average_groups: 'group_id',
};

export async function copyCampaign(
  client: pg.Client,
  original: Original,
  places: readonly Place[],
): Promise<void> {
  const inserts = await prepare(client, original);
  const indexes = await dropIndexes(client);
  await client.query('set session_replication_role = replica');
  let copy = 0;
  for (const place of places) {
    const labelled = place.organization === original.organization;
    for (let n = 0; n < place.campaigns; n += 1) {
      copy += 1;
      // The original is the first campaign of its organisation.
      const target = {
        ...place,
        copy,
        labelled,
        prefix: `${place.name}-${n + (labelled ? 1 : 0)}`,
      };
      for (const [table, insert] of inserts)
        if (labelled || !ofLabels.has(table)) await client.query(insert(target));
    }
    await countOrganization(client, original, place, labelled);
  }
  for (const table of Object.keys(counted))
    await client.query(
      `select setval(pg_get_serial_sequence('app.${table}', 'id'), (select max(id) from app.${table}))`,
    );
  await client.query('set session_replication_role = default');
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const index of indexes) await client.query(index);
  await client.query('analyze');
  for (const place of places) await refuseOtherRows(client, place.organization);
  // Last: what was looked at above leaves rows that nobody sees.
  await client.query('vacuum analyze');
}

interface Target extends Place {
  copy: number;
  labelled: boolean;
  /** What its people's addresses begin with. */
  prefix: string;
}

type Insert = (target: Target) => string;

/** Sets the original's rows aside, and says how the rows of each table are made of them. */
async function prepare(client: pg.Client, original: Original): Promise<Map<string, Insert>> {
  await refuseOthers(client, original);
  const inserts = new Map<string, Insert>();
  const steps: Record<string, string> = {};
  for (const [table, whose] of Object.entries(copied)) {
    await client.query(
      `create temp table original_${table} as select * from app.${table} where ${whose.replace('$1', String(original.campaign))}`,
    );
    await client.query(`analyze original_${table}`);
    if (table in counted) {
      const { rows } = await client.query<{ step: string; from: string }>(
        `select max(id) - min(id) + 1 as step, (select max(id) from app.${table}) - max(id) as from from original_${table}`,
      );
      const [{ step, from } = { step: '', from: '' }] = rows;
      steps[counted[table] || table] = `${from} + ${step}`;
    }
  }
  for (const table of Object.keys(copied)) {
    const columns = await columnsOf(client, table);
    const values = (target: Target) =>
      columns.map((column) => {
        const step = steps[column === 'id' && table in counted ? counted[table] || table : column];
        return step === undefined
          ? valueOf(table, column, original, target)
          : `t.${column} + ${step} * ${target.copy}`;
      });
    const person = columns.includes('subject_id');
    inserts.set(
      table,
      (target) => `insert into app.${table} (${columns.join(', ')}) overriding system value
        select ${values(target).join(', ')} from original_${table} t
        ${person ? 'join copied_people m on m.old = t.subject_id' : ''} order by t.ctid;
        ${table === 'users' ? pairs(original, target) : ''}`,
    );
  }
  await client.query('create temp table copied_people (old integer, new integer)');
  return inserts;
}

const renamed = (column: string, original: Original, target: Target) =>
  `replace(t.${column}, '${original.prefix}-', '${target.prefix}-')`;

/** The original's people beside those of a copy. */
const pairs = (original: Original, target: Target) => `truncate copied_people;
  insert into copied_people select t.id, u.id from original_users t
    join app.users u on u.email = ${renamed('email', original, target)};
  analyze copied_people`;

function valueOf(table: string, column: string, original: Original, target: Target): string {
  switch (column) {
    case 'organization_id':
      return `${target.organization}`;
    case 'subject_id':
      return 'm.new';
    case 'email':
    case 'words':
    case 'person':
      return renamed(column, original, target);
    case 'name':
      return table === 'campaigns' ? `'${target.prefix}'` : 't.name';
    case 'open_invite_token':
      return 'gen_random_uuid()';
    case 'grams':
      // As app.grams_of has them, without a loop.
      return `array(select (hashtextextended(substr(w, n, 3), ${target.organization}) >> 32)::integer
        from ${renamed('words', original, target)} w, generate_series(1, length(w) - 2) n)`;
    case 'labels':
      return target.labelled ? 't.labels' : `'{}'`;
    default:
      return `t.${column}`;
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_schema = 'app' and table_name = $1
       and ($1 <> 'users' or column_name <> 'id') order by ordinal_position`,
    [table],
  );
  return rows.map(({ column }) => column);
}

/** A table that is kept since this was written would be missing in the copies. */
async function refuseOthers(client: pg.Client, { organization, campaign }: Original) {
  const { rows } = await client.query<{ table: string; about: string }>(
    `select c.table_name as table, min(c.column_name) as about from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'app' and t.table_type = 'BASE TABLE' and c.column_name in ('organization_id', 'campaign_id', 'subject_id')
         and c.table_name <> all ($1) group by 1`,
    [[...Object.keys(copied), ...notCopied]],
  );
  for (const { table, about } of rows) {
    const whose = about === 'subject_id' ? byPerson : `${about} = $1`;
    const { rowCount } = await client.query(`select from app.${table} where ${whose} limit 1`, [
      about === 'organization_id' ? organization : campaign,
    ]);
    if (rowCount) throw new Error(`Nothing says how the rows of app.${table} are copied.`);
  }
}

/** Building them at the end takes a fraction of the time; gives the statements that do. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = any (select ('app.' || t)::regclass from unnest($1::text[]) t)
         and not exists (select from pg_constraint where conindid = indexrelid)`,
    [Object.keys(copied)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** What is counted of all campaigns of an organisation together. */
async function countOrganization(
  client: pg.Client,
  original: Original,
  { organization, campaigns }: Place,
  labelled: boolean,
) {
  const times = campaigns + (labelled ? 1 : 0);
  await client.query(
    labelled
      ? 'update app.invited_days set people = people * $3::integer where organization_id = $1 and $1 = $2::integer'
      : `insert into app.invited_days (organization_id, day, previous_day, people)
          select $2, d.day, d.previous_day, d.people / (select count(*) from app.campaigns where organization_id = $1) * $3::integer
          from app.invited_days d where d.organization_id = $1`,
    [original.organization, organization, times],
  );
  if (labelled)
    await client.query(
      'update app.labels set subjects_count = subjects_count * $2 where organization_id = $1',
      [organization, times],
    );
}

/** Tables that triggers keep of people. */
const kept = [
  'organization_people',
  'people_words',
  'people_by_name',
  'person_tests',
  'unread_results',
];

/** Lets the triggers' functions make anew what was copied of some people: it has to be the same. */
async function refuseOtherRows(client: pg.Client, organization: number) {
  const { rows } = await client.query<{ people: number[] }>(
    `select array_agg(subject_id) as people from (
       select subject_id from app.invitations where organization_id = $1 order by id desc limit 300) p`,
    [organization],
  );
  const people = rows[0]?.people;
  const look = async () => {
    const found: string[] = [];
    for (const table of [
      ...kept,
      'average_members',
      'invited_days',
      'campaign_days',
      'label_days',
    ]) {
      const whose = table.endsWith('_days')
        ? 'cardinality($2::integer[]) > 0'
        : 'subject_id = any($2)';
      const answer = await client.query<{ all: string }>(
        `select $3 || md5(string_agg(t::text, ';' order by t::text)) as all from app.${table} t where organization_id = $1 and ${whose}`,
        [organization, people, `${table} `],
      );
      found.push(answer.rows[0]?.all ?? table);
    }
    return found;
  };
  const copies = await look();
  await client.query('begin');
  for (const table of kept)
    await client.query(
      `delete from app.${table} where organization_id = $1 and subject_id = any($2)`,
      [organization, people],
    );
  await client.query(
    `select app.keep_people(o, s), app.keep_unread(o, s), app.count_results(s)
       from (select array_fill($1::integer, array[cardinality($2::integer[])]) as o, $2::integer[] as s) p`,
    [organization, people],
  );
  await client.query('select app.recount_days($1)', [organization]);
  await client.query('select app.recount_unread($1)', [organization]);
  const made = await look();
  await client.query('rollback');
  const other = copies.filter((one) => !made.includes(one));
  if (other.length > 0)
    throw new Error(`Copies are not as triggers make them: ${other.join(', ')}`);
}
