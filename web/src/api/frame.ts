import { isFramePage } from '@assay/contract/frame-pages';

/*
 * Pages in a frame of an organisation's own site. The server sends a document there only when its address names the
 * organisation, so every address that this page leads to carries the name along: storage may be closed in a frame.
 */

const asked = new URLSearchParams(globalThis.location?.search);
const organization = /^\d+$/.exec(asked.get('organization') ?? '')?.[0] ?? '';
/** Whether the address asks for a frame, and those that follow have to. */
export const carried = asked.has('iframe') && organization !== '';

/** Whether the page really sits in a frame, whatever its address says. */
export const inFrame = globalThis.self !== globalThis.top;

/** Where the session is kept. One of a frame is its own: a site that may show pages gets nobody's login with them. */
export const sessionKey = inFrame ? `assay.session.frame-${organization}` : 'assay.session';

/** The address under which a page of this site is shown where this one is. */
export function framedPath(path: string): string {
  if (!carried) return path;
  const url = new URL(path, location.origin);
  if (!isFramePage(url.pathname)) return path;
  url.searchParams.set('iframe', '1');
  url.searchParams.set('organization', organization);
  return url.pathname + url.search + url.hash;
}

/** Lets plain links keep to the frame, and those to pages that may not be shown there open beside it. */
export function keepLinksFramed() {
  if (!carried && !inFrame) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!anchor || anchor.target || anchor.download || !/^https?:$/.test(anchor.protocol)) return;
      const isOwn = anchor.origin === location.origin;
      if (isOwn && isFramePage(anchor.pathname)) {
        anchor.href = framedPath(anchor.pathname + anchor.search + anchor.hash);
      } else if (inFrame) {
        anchor.target = '_blank';
        anchor.rel = 'noopener';
      }
    },
    true,
  );
}

/** Leaves it to the server to refuse a page that must not be shown in a frame; true while it does. */
export function isRefusedInFrame(path: string): boolean {
  if (!inFrame || isFramePage(path)) return false;
  location.replace(path);
  return true;
}
