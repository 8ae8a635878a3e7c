import type { Access } from '@assay/contract/access';
import { redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import { clearSession, may } from '../api/session.ts';
import { rememberOrigin } from '../api/settings.ts';

interface Visit {
  location: ParsedLocation;
  /** Whether a link is only pointed at, and its screen fetched ahead. */
  preload: boolean;
}

/** For candidates' screens: somebody is logged in; otherwise to the login and back again. */
export function requireCandidate({ location, preload }: Visit) {
  if (may('candidate')) return;
  // A link that somebody has touched while scrolling is nowhere they wanted to go.
  if (!preload) rememberOrigin(location.href);
  throw redirect({ to: '/login', replace: true });
}

/** For managers' screens; a session without an admin role ends here. */
export function requireStaff({ location }: Pick<Visit, 'location'>) {
  if (may('staff')) return;
  clearSession();
  throw redirect({ to: '/admin/login', search: { 'redirect-to': location.href }, replace: true });
}

/** For screens of some roles only, below `requireStaff`. */
export function requireAccess(access: Access) {
  return () => {
    if (!may(access)) throw redirect({ to: '/admin', replace: true });
  };
}
