import { getManagerLoginProfile } from '@assay/contract/managers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';

/** Whose manager view this is: the organisation's name, logo and features; nulls for an operator without one. */
const loginProfile = queryOptions({
  queryKey: ['manager-login-profile'],
  queryFn: async ({ signal }) => (await call(getManagerLoginProfile, { signal })).data,
  staleTime: 5 * 60_000,
});

export function useLoginProfile() {
  return useQuery({ ...loginProfile, enabled: useMay('staff') });
}
