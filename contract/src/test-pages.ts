/**
 * Addresses on which a test is taken. They have a document of their own that carries only what a question needs; the
 * server, the development server and the service worker answer them with it.
 * @public
 */
export const testPages = ['/personality/test'] as const;

/** Whether a path, with or without a slash at its end, is one of them. */
export function isTestPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return testPages.some((page) => page === plain);
}
