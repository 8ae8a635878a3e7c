import type { Skill } from '@assay/contract/subject-fields';
import { lineOf } from '../../subjects/index.ts';

/** More than anybody needs, and little enough to keep. */
const mostSkills = 200;
const mostKeywords = 20;

/** The skills of a JSON Resume (jsonresume.org, schema 1.0.0); null when it is none. What is not as the schema says is left out. */
export function readSkills(resume: unknown): Skill[] | null {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume)) return null;
  const { skills = [] } = resume as { skills?: unknown };
  if (!Array.isArray(skills)) return null;
  const read = skills.slice(0, mostSkills).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name: called, level, keywords } = entry as Record<string, unknown>;
    const name = lineOf(called);
    if (name === undefined) return [];
    const words = Array.isArray(keywords) ? keywords.slice(0, mostKeywords) : [];
    return [
      {
        name,
        level: lineOf(level, 60) ?? null,
        keywords: words.flatMap((word) => lineOf(word, 60) ?? []),
      },
    ];
  });
  // Named twice, the first one stands.
  return read.filter(({ name }, at) => read.findIndex((other) => other.name === name) === at);
}
