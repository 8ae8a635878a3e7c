import { languages } from '@assay/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMay, useSession } from '../api/session.ts';
import { logout } from '../features/accounts/api.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { languageNames } from '../lib/language.ts';
import { Avatar } from '../ui/page/bar.tsx';
import {
  Menu,
  MenuChoices,
  MenuHeading,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../ui/overlays/menu.tsx';
import { entryPaths, useHasRoute } from './entry-paths.ts';
import { useLanguageChoice } from './language-chooser.tsx';
import type { ProfileMenuProps } from './lazy-profile-menu.tsx';
import { useManagerScreens } from './manager-screens.ts';

export function ProfileMenu({ view }: ProfileMenuProps) {
  const { t } = useLingui();
  const name = useSession(({ user }) =>
    user ? `${user.first_name} ${user.last_name}`.trim() : '',
  );
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <Menu
      width={180}
      defaultOpen
      trigger={
        <button
          type="button"
          className="relative grid size-control shrink-0 place-items-center rounded-full"
        >
          <Avatar name={name || email} />
          <span className="sr-only">{t`Menu of ${name || email}`}</span>
        </button>
      }
    >
      <MenuHeading>{name || email}</MenuHeading>
      {view === 'talent' ? <TalentEntries /> : <ManagerEntries />}
    </Menu>
  );
}

function TalentEntries() {
  const { t } = useLingui();
  const router = useRouter();
  const hasRoute = useHasRoute();
  const isStaff = useMay('staff');
  return (
    <>
      {isStaff && <MenuLink to="/admin">{t`Switch to manager view`}</MenuLink>}
      {hasRoute(entryPaths.talentProfile) && (
        <MenuLink to={entryPaths.talentProfile}>{t`Your profile`}</MenuLink>
      )}
      <MenuLink to="/own-data">{t`Your data`}</MenuLink>
      <MenuSeparator />
      <MenuItem
        onClick={() => void logout().then(() => router.navigate({ to: '/login' }))}
      >{t`Log out`}</MenuItem>
    </>
  );
}

const managerEntries = [
  'profile',
  'ownOrganization',
  'subscription',
  'labels',
  'successProfiles',
  'organizations',
  'questionBank',
  'jobProfiles',
  'deleteTests',
  'actionLogs',
] as const;

function ManagerEntries() {
  const { t } = useLingui();
  const router = useRouter();
  const screens = useManagerScreens();
  const organization = useLoginProfile().data?.organization_name;
  return (
    <>
      <MenuLink to="/">{t`Switch to candidate view`}</MenuLink>
      {managerEntries.map((name) => {
        const screen = screens.get(name);
        return (
          screen && (
            <MenuLink key={name} to={screen.path}>
              {name === 'ownOrganization' && organization ? organization : t(screen.words)}
            </MenuLink>
          )
        );
      })}
      <MenuSeparator />
      <LanguageChoices />
      <MenuSeparator />
      <MenuItem
        onClick={() => {
          const search = { 'redirect-to': router.state.location.href };
          void logout().then(() => router.navigate({ to: '/admin/login', search }));
        }}
      >
        {t`Log out`}
      </MenuItem>
    </>
  );
}

function LanguageChoices() {
  const { t } = useLingui();
  const { language, choose } = useLanguageChoice();
  return (
    <MenuChoices
      label={t`Language`}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={language}
      onValue={choose}
    />
  );
}
