import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SkillImage, SkillQuestion, SkillTest } from '@assay/instruments/skill/definition';
import type { BankTest } from '../../exchange/bank.model.ts';

const content = '@assay/instruments/skill/content';

/** A sample test with its pictures, as the bank takes tests over. */
export async function readSample({
  name,
  description,
  questions,
  questionsPerAttempt,
}: SkillTest): Promise<BankTest> {
  return {
    name,
    description,
    isSample: true,
    ...(questionsPerAttempt !== undefined && { questionsPerAttempt }),
    questions: await Promise.all(questions.map(asBankQuestion)),
  };
}

async function asBankQuestion({ text, topic, seconds, options, image }: SkillQuestion) {
  const question = { text, topic, seconds, options: [...options] };
  return image === undefined ? question : { ...question, image: await readImage(image) };
}

async function readImage({ file, alternative }: SkillImage) {
  const path = fileURLToPath(import.meta.resolve(`${content}/${file}`));
  return { name: file, type: 'image/png' as const, bytes: await readFile(path), alternative };
}
