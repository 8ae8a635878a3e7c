import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { lazyPage } from './lazy-page.ts';
import { talentRoute } from './routes.root.tsx';

/** Screens for which nobody needs to be logged in. */

const home = createRoute({
  getParentRoute: () => talentRoute,
  path: '/',
  component: lazyPage(() => import('../pages/public/home.tsx'), 'HomePage'),
});

const createAccount = createRoute({
  getParentRoute: () => talentRoute,
  path: '/create-account-test-subject/$hash/$organizationId',
  component: lazyPage(() => import('../pages/public/create-account.tsx'), 'CreateAccountPage'),
});

const register = createRoute({
  getParentRoute: () => talentRoute,
  path: '/register',
  component: lazyPage(() => import('../pages/public/register.tsx'), 'RegisterPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => talentRoute,
  path: '/confirm-email/$hash',
  component: lazyPage(() => import('../pages/public/confirm-email.tsx'), 'ConfirmEmailPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => talentRoute,
  path: '/forgot-password',
  component: lazyPage(() => import('../pages/public/forgot-password.tsx'), 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => talentRoute,
  path: '/reset-password/$hash',
  component: lazyPage(() => import('../pages/public/reset-password.tsx'), 'ResetPasswordPage'),
});

const givePermission = createRoute({
  getParentRoute: () => talentRoute,
  path: '/give-permission/$organizationId/$hash',
  component: lazyPage(() => import('../pages/public/give-permission.tsx'), 'GivePermissionPage'),
});

const login = createRoute({
  getParentRoute: () => talentRoute,
  path: '/login',
  component: lazyPage(() => import('../pages/public/login.tsx'), 'LoginPage'),
});

const openInvite = createRoute({
  getParentRoute: () => talentRoute,
  path: '/open-invite/$token',
  component: lazyPage(() => import('../pages/public/open-invite.tsx'), 'OpenInvitePage'),
});

const createAccountPasswordless = createRoute({
  getParentRoute: () => talentRoute,
  path: '/create-account-passwordless/$hash/$organizationId',
  component: lazyPage(
    () => import('../pages/public/create-account-passwordless.tsx'),
    'CreateAccountPasswordlessPage',
  ),
});

const loginPasswordless = createRoute({
  getParentRoute: () => talentRoute,
  path: '/login/passwordless/$hash/$organizationId',
  component: lazyPage(
    () => import('../pages/public/login-passwordless.tsx'),
    'LoginPasswordlessPage',
  ),
});

const inactiveOrganization = createRoute({
  getParentRoute: () => talentRoute,
  path: '/inactive-organization',
  component: lazyPage(
    () => import('../pages/public/inactive-organization.tsx'),
    'InactiveOrganizationPage',
  ),
});

const unsubscribe = createRoute({
  getParentRoute: () => talentRoute,
  path: '/unsubscribe/$hash',
  component: lazyPage(() => import('../pages/public/unsubscribe.tsx'), 'UnsubscribePage'),
});

/** Beside the address for those who are logged in: who has been invited asks before. */
const faq = createRoute({
  getParentRoute: () => talentRoute,
  path: '/faq',
  component: lazyPage(() => import('../pages/public/faq.tsx'), 'FaqPage'),
});

const privacy = createRoute({
  getParentRoute: () => talentRoute,
  path: '/privacy',
  component: lazyPage(() => import('../pages/public/privacy.tsx'), 'PrivacyPage'),
});

const accountDeleted = createRoute({
  getParentRoute: () => talentRoute,
  path: '/account-deleted',
  component: lazyPage(() => import('../pages/public/account-deleted.tsx'), 'AccountDeletedPage'),
});

const notFound = createRoute({
  getParentRoute: () => talentRoute,
  path: '/$',
  component: NotFoundPage,
});

export const publicRoutes = [
  register,
  confirmEmail,
  forgotPassword,
  resetPassword,
  home,
  createAccount,
  givePermission,
  login,
  openInvite,
  createAccountPasswordless,
  loginPasswordless,
  inactiveOrganization,
  unsubscribe,
  faq,
  privacy,
  accountDeleted,
  notFound,
] as const;
