import type { Tone } from '../../ui/status.tsx';
import type { Norm } from './api.ts';

export const factorNames: Record<string, string> = {
  N: 'Neuroticism',
  E: 'Extraversion',
  O: 'Openness',
  A: 'Agreeableness',
  C: 'Conscientiousness',
};

/** What a factor is about, in a few words. */
export const factorDetails: Record<string, string> = {
  N: 'Worry, irritation, strain',
  E: 'Company, activity, the lead',
  O: 'Ideas, imagination, change',
  A: 'Trust, harmony, others first',
  C: 'Plans, persistence, promises',
};

export function normInWords({ name, group, version }: Norm): string {
  return `${name}, ${group}, version ${version}`;
}

/** How the answers were given. */
export const styleTones: Record<string, Tone> = {
  'nothing unusual': 'good',
  'one sign': 'warn',
  'interpret with care': 'bad',
};

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOf(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}
