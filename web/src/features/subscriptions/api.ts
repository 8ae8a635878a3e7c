import { unsubscribe } from '@assay/contract/accounts';
import { call } from '../../api/client.ts';

/** Stops the mails of the organisation that a mailed link belongs to, or lets them come again. */
export async function subscribe(hash: string, on: boolean): Promise<void> {
  await call(unsubscribe, { body: { users_encrypted_email: hash, subscribe: on } });
}
