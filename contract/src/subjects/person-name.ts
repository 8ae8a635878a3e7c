export interface Named {
  first_name: string;
  last_name: string;
  email: string;
}

/** Kept as the name in an invitation whose person has deleted the account. */
export const deletedAccount = 'Deleted account';

/** What somebody is called: the name, or the address of who has been invited without one. */
export function nameOf({ first_name, last_name, email }: Named): string {
  return `${first_name} ${last_name}`.trim() || email;
}
