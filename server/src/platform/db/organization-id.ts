declare const organization: unique symbol;

/**
 * The id of an organisation. No other number stands in its place, so that nobody can swap whose rows a query may touch and which of
 * them it is after: `find(db, id, organizationId)` does not compile.
 */
export type OrganizationId = number & { readonly [organization]: true };

/** A number that names an organisation where no type says so: in an operator's call, in what a payment or a file carries. */
export const asOrganization = (id: number) => id as OrganizationId;
