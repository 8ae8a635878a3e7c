import { stripVTControlCharacters } from 'node:util';

/**
 * Of what Vitest has printed: from its first heading of failures, or of errors outside of tests, to the end. Where it printed
 * none, because it ended before, its last lines.
 */
export function failuresIn(printed: string): string {
  const lines = printed.split('\n');
  const heading = lines.findIndex((line) =>
    /^⎯+ (Failed Tests|Failed Suites|Unhandled Errors|Startup Error) /.test(
      stripVTControlCharacters(line),
    ),
  );
  return lines.slice(heading === -1 ? -30 : heading).join('\n');
}
