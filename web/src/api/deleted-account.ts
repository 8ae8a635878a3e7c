import { forgetPerson } from './forget-person.ts';
import { navigateToOtherDocument } from './hand-over.ts';
import { clearSession } from './session.ts';

/** The account was deleted elsewhere: nobody will log in to send what waits here. */
export async function leaveDeletedAccount(user: number): Promise<void> {
  await forgetPerson(user);
  clearSession();
  // What was answered until a moment ago.
  await forgetPerson(user);
  navigateToOtherDocument('/account-deleted', { replace: true });
}
