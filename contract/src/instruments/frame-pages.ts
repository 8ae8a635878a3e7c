import { isOfPage } from '../platform/page-pattern.ts';
import { instrumentFacts, instrumentIds } from './instruments.ts';

/**
 * Pages that an organisation may show in a frame of its own site: the way from its invitation to the end of a test and the
 * own result (`page-pattern.ts`). Left out is what concerns the whole account (deleting it, its data, its
 * password, permission by somebody who has one already), recordings, and everything of managers: those open in a window of
 * their own. The pages of a video interview say in a frame that it is held beside it.
 */
const framePages = [
  '/',
  '/login',
  '/login/passwordless/*/*',
  '/open-invite/*',
  '/create-account-test-subject/*/*',
  '/create-account-passwordless/*/*',
  '/inactive-organization',
  '/profile/new/*',
  ...instrumentIds.flatMap((id): readonly string[] => instrumentFacts[id].framed),
];

/** Whether a path, with or without a slash at its end, is one of them. */
export function isFramePage(path: string): boolean {
  return framePages.some((page) => isOfPage(path, page));
}

/** The parameters of an address, as `URLSearchParams` reads them. */
interface Parameters {
  has: (name: string) => boolean;
  get: (name: string) => string | null | undefined;
}

/** The organisation whose list of sites applies to an address, of those that ask to be shown in a frame; else undefined. */
export function frameOrganizationOf(path: string, asked: Parameters): number | undefined {
  if (!asked.has('iframe') || !isFramePage(path)) return undefined;
  const id = asked.get('organization') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
