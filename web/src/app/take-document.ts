import type { ParsedLocation } from '@tanstack/react-router';
import { navigateToOtherDocument } from '../api/hand-over.ts';

interface Arrival {
  location: ParsedLocation;
  preload: boolean;
}

/** A test has a document of its own: whoever comes here is handed over to it. */
export function handOver({ location: { href }, preload }: Arrival) {
  if (preload) return undefined;
  navigateToOtherDocument(href);
  return new Promise<never>(() => undefined);
}
