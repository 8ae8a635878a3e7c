import { createRootRoute, createRoute } from '@tanstack/react-router';
import { isRefusedInFrame } from '../api/frame.ts';
import { ownLanguage } from '../api/language.ts';
import { speak } from '../features/accounts/language.ts';
import { managersTexts } from './managers-texts.ts';
import { ManagerLayout } from './manager-layout.tsx';
import { Root } from './root.tsx';
import { TalentLayout } from './talent-layout.tsx';

export const rootRoute = createRootRoute({
  beforeLoad: ({ location, preload }) =>
    !preload && isRefusedInFrame(location.pathname)
      ? new Promise<never>(() => undefined)
      : undefined,
  component: Root,
});

/** Public and candidates' screens, below the talent bar. */
export const talentRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'talent',
  beforeLoad: ({ preload }) => (preload ? undefined : speak(ownLanguage())),
  component: TalentLayout,
});

/** Managers' screens, below the manager bar. */
export const managerRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'manager',
  beforeLoad: ({ preload }) => (preload ? undefined : speak(ownLanguage(), managersTexts)),
  component: ManagerLayout,
});
