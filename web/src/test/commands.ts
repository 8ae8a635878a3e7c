/** What a test in the browser asks of the process that started it; `web/browser-commands.ts` answers. */

export interface Media {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    markup: (html: string) => Promise<string[]>;
    media: (media: Media) => Promise<void>;
  }
}
