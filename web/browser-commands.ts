import { defineBrowserCommand } from '@vitest/browser-playwright';
import { markupFaults } from '../server/src/test/markup.ts';
import type { Media } from './src/test/commands.ts';

/** What is wrong with the markup of the page, by a validator that does not run in a browser. */
export const markup = defineBrowserCommand<[html: string]>((_context, html) => markupFaults(html));

/** What the system of the reader prefers. */
export const media = defineBrowserCommand<[media: Media]>(({ page }, wanted) =>
  page.emulateMedia(wanted),
);
