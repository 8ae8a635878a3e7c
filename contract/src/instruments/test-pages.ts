import { instrumentFacts, instrumentIds } from './instruments.ts';

/**
 * Addresses on which a test is taken. They have a document of their own that carries only what a question needs; the
 * server, the development server and the service worker answer them with it.
 * @public
 */
export const testPages = instrumentIds.flatMap((id) => instrumentFacts[id].pages ?? []);

/** The page that a path, with or without a slash at its end, belongs to; `:id` stands for a number. */
export function findTestPage(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').replace(/\/\d+$/, '/:id');
  return testPages.find((page) => page === plain);
}

/** Whether a path is one of them. */
export function isTestPage(path: string): boolean {
  return findTestPage(path) !== undefined;
}
