import { listTestTypes } from '@assay/contract/subjects';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { rememberTests, useSession } from '../../api/session.ts';

/** What the user is to take, how far it is and who asks for it; the session keeps the tests for the talent bar. */
export const ownTests = queryOptions({
  queryKey: ['own-tests'],
  queryFn: async ({ signal }) => {
    const { data } = await call(listTestTypes, { signal });
    rememberTests(data.tests.map(({ id, pivot }) => ({ id, completed: pivot.completed })));
    return data;
  },
});

export function useOwnTests() {
  const auth = useSession((session) => session.auth);
  return useQuery({ ...ownTests, enabled: auth });
}
