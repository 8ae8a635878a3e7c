/**
 * Addresses on which a test is taken. They have a document of their own that carries only what a question needs; the
 * server, the development server and the service worker answer them with it.
 * @public
 */
export const testPages = [
  '/personality/test',
  '/culture/test',
  '/happines-energy/test/:id',
  '/skill/test/:id',
  '/iq-test/analogy/timer',
  '/iq-test/analogy/test',
  '/iq-test/analogy/expired',
  '/iq-test/sequence/timer',
  '/iq-test/sequence/test',
  '/iq-test/sequence/expired',
] as const;

/** The page that a path, with or without a slash at its end, belongs to; `:id` stands for a number. */
export function findTestPage(path: string): (typeof testPages)[number] | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').replace(/\/\d+$/, '/:id');
  return testPages.find((page) => page === plain);
}

/** Whether a path is one of them. */
export function isTestPage(path: string): boolean {
  return findTestPage(path) !== undefined;
}
