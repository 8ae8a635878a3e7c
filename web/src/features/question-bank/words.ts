import { counted } from '../../lib/numbers.ts';
import type { BankQuestion, BankTestRow } from './api.ts';

/** `20 questions`; nothing more than a number is known of one. */
export function questionsInWords(count: number): string {
  return count === 1 ? '1 question' : `${counted(count)} questions`;
}

/** `45 s`, `1 min`, `1 min 30 s`. */
export function timeInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${counted(minutes)} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

/** As candidates are told: whole minutes, rounded up. */
export function minutesInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${counted(minutes)} minutes`;
}

/** Who may use a test, in a few words. */
export function audienceInWords({
  is_universal,
  organizations,
}: Pick<BankTestRow, 'is_universal' | 'organizations'>): string {
  if (is_universal) return 'Everybody';
  const names = organizations.map(({ organization_name }) => organization_name);
  if (names.length === 0) return 'Nobody';
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(', ');
}

/** What a question begins with, on one line: its first text that is neither code nor a table. */
export function excerptOf({ text }: Pick<BankQuestion, 'text'>): string {
  const line = text
    .replaceAll(/^ {0,3}```[\s\S]*?(?:^ {0,3}```\s*$|$(?![\s\S]))/gm, ' ')
    .split('\n')
    .map((one) => one.trim())
    .find((one) => one !== '' && !one.startsWith('|'));
  return line ?? text.trim().split('\n')[0] ?? '';
}

/** `1` or `0.5`, as people write it. */
export function scoreInWords(score: number): string {
  return score.toLocaleString('en', { maximumFractionDigits: 2 });
}
