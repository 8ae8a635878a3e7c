import type { LabelColour } from '@assay/contract/label-chip';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

/** Names of labels, and of how many people each one carries it. */
const plans: [name: string, colour: LabelColour, oneOf: number][] = [
  ['Future lead', 'teal', 4],
  ['Would move', 'blue', 7],
  ['Works part-time', 'orange', 11],
];

/** Labels as an organisation would have given them over time. */
export async function loadLabels(db: Trx, organizationId: OrganizationId): Promise<void> {
  for (const [name, colour, oneOf] of plans) {
    const { id } = await db
      .insertInto('labels')
      .values({ organization_id: organizationId, name, colour, created_at: sql`app.now()` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
      select organization_id, subject_id, ${id}::integer, app.now() from (
        select organization_id, subject_id, row_number() over (order by min(id)) as place from app.invitations
        where organization_id = ${organizationId}::integer group by 1, 2) people
      where place % ${oneOf} = 0`.execute(db);
  }
}
