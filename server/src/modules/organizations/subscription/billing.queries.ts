import { type Insertable, sql } from 'kysely';
import type { InvoicesTable } from '../../../../schema/database.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Notes a piece of news; false when it has been noted before. Of several at once, the others wait for the first. */
export async function takeEvent(db: Db, id: string, type: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('payment_events')
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findBilling(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('billing')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** Whether a subscription runs that charges the organisation again. */
export async function isPaying(db: Db, organizationId: OrganizationId): Promise<boolean> {
  const bill = await findBilling(db, organizationId);
  return bill !== undefined && bill.subscription_id !== null && !bill.ends_with_period;
}

/** Whose subscription this is, when it is the present one of an organisation. */
export async function findSubscriber(
  db: Db,
  subscriptionId: string,
): Promise<OrganizationId | undefined> {
  const row = await db
    .selectFrom('billing')
    .select('organization_id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row?.organization_id;
}

interface Purchase {
  organizationId: OrganizationId;
  customerId: string | null;
  subscriptionId: string | null;
  checkoutId: string;
  /** When the provider made the news. */
  toldAt: Date;
}

/** Keeps what was bought; false when something newer is known already. */
export async function keepPurchase(db: Db, purchase: Purchase): Promise<boolean> {
  const row = {
    customer_id: purchase.customerId,
    subscription_id: purchase.subscriptionId,
    checkout_id: purchase.checkoutId,
    told_at: purchase.toldAt,
    ends_with_period: false,
  };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('billing')
    .values({ organization_id: purchase.organizationId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('organization_id')
        .doUpdateSet(row)
        .where('billing.told_at', '<=', purchase.toldAt),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The package of an organisation from now on, with a period of its own. */
export async function startPeriod(
  db: Db,
  organizationId: OrganizationId,
  packageId?: number,
): Promise<void> {
  await db
    .updateTable('organizations')
    .set({
      ...(packageId === undefined ? {} : { package_id: packageId }),
      period_started_at: now,
      subjects_used: 0,
    })
    .where('id', '=', organizationId)
    .execute();
}

export async function endWithPeriod(db: Db, organizationId: OrganizationId): Promise<void> {
  await db
    .updateTable('billing')
    .set({ ends_with_period: true })
    .where('organization_id', '=', organizationId)
    .execute();
}

export async function insertInvoice(db: Db, invoice: Insertable<InvoicesTable>): Promise<void> {
  await db
    .insertInto('invoices')
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listInvoices(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('paid_at', 'desc')
    .limit(100)
    .execute();
}

/** Organisations whose given-up package has run out go back to the first one. Answers which. */
export async function endRunOut(db: Db, firstPackage: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ended as (
      delete from app.billing b using app.organizations o
      where o.id = b.organization_id and b.ends_with_period
        and o.period_started_at + interval '1 year' <= app.now()
      returning o.id)
    update app.organizations o
      set package_id = ${firstPackage}::integer, period_started_at = app.now(), subjects_used = 0
      from ended where o.id = ended.id
      returning o.id`.execute(db);
  return rows.map(({ id }) => id);
}
