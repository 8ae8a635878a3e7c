import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the contract says about fields of candidates' forms, before anything is sent; it speaks English. */
const known: Record<string, MessageDescriptor> = {
  'Please fill this in.': msg`Please fill this in.`,
  'Please enter your password.': msg`Please enter your password.`,
  'Please enter an e-mail address such as name@example.org.': msg`Please enter an e-mail address such as name@example.org.`,
  'Please enter a date such as 2026-11-21.': msg`Please enter a date such as 2026-11-21.`,
  'Please remove line breaks and control characters.': msg`Please remove line breaks and control characters.`,
  'Please remove control characters.': msg`Please remove control characters.`,
};

const limits: [RegExp, (count: string) => MessageDescriptor][] = [
  [/^At most ([\d,]+) characters\.$/, (count) => msg`At most ${count} characters.`],
  [/^At least ([\d,]+) characters\.$/, (count) => msg`At least ${count} characters.`],
];

/** A message of the contract in the language of the page; managers' fields stay in English. */
export function fieldMessage(english: string): string {
  const whole = known[english];
  if (whole) return i18n._(whole);
  for (const [pattern, message] of limits) {
    const count = pattern.exec(english)?.[1];
    if (count) return i18n._(message(count));
  }
  return english;
}
