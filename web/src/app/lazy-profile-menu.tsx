import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../api/session.ts';
import { Avatar } from '../ui/page/bar.tsx';

const load = async () => {
  const [{ ProfileMenu: menu }] = await Promise.all([
    import('./profile-menu.tsx'),
    import('../ui/overlays/menu-layer.tsx'),
  ]);
  return { default: menu };
};
const ProfileMenu = lazy(load);

export interface ProfileMenuProps {
  view: 'talent' | 'manager';
}

/** The menu weighs as much as a page, so it comes when somebody reaches for it; until then its button stands alone. */
export function LazyProfileMenu({ view }: ProfileMenuProps) {
  const { t } = useLingui();
  const name = useSession(({ user }) =>
    user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '',
  );
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={wanted}
      className="relative grid size-control shrink-0 place-items-center rounded-full"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <Avatar name={name} />
      <span className="sr-only">{t`Menu of ${name}`}</span>
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ProfileMenu view={view} />
    </Suspense>
  );
}
