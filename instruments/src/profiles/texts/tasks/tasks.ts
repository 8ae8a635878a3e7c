import type { Language } from '@assay/contract/languages';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** By the id of a job family. */
export type FamilyTasks = Readonly<Record<number, readonly string[]>>;

/** What people of each job family do. */
export const familyTasks: Readonly<Record<Language, FamilyTasks>> = { en, nl, de, es };
