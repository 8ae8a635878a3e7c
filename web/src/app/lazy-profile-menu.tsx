import { lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { Avatar } from '../ui/bar.tsx';

const ProfileMenu = lazy(async () => ({
  default: (await import('./profile-menu.tsx')).ProfileMenu,
}));

export interface ProfileMenuProps {
  view: 'talent' | 'manager';
}

/** The menu comes after the page; until then its picture stands in its place. */
export function LazyProfileMenu({ view }: ProfileMenuProps) {
  const name = useSession(({ user }) => (user ? `${user.first_name} ${user.last_name}` : ''));
  return (
    <Suspense
      fallback={
        <span className="grid size-control shrink-0 place-items-center">
          <Avatar name={name} />
        </span>
      }
    >
      <ProfileMenu view={view} />
    </Suspense>
  );
}
