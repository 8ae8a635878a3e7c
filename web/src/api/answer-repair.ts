import type { QueuedAnswer } from './answer-queue.ts';

/*
 * Earlier versions could number answers with what is no number, which the server refused for good. Such answers are sent
 * without one: the server then gives them the next of their attempt.
 */

interface Numbered {
  seq?: unknown;
}

interface Body extends Numbered {
  attemptId?: number;
  burnout_test_id?: number;
  answers?: readonly Numbered[];
}

/** The answers of a device, in their order, as they can be sent; those that are fine already stay the same objects. */
export function repaired(answers: readonly QueuedAnswer[]): QueuedAnswer[] {
  const behind = new Set<string>();
  return answers.map((answer) => {
    const body = (answer.request.body ?? {}) as Body;
    const sitting = `${answer.request.path} ${body.attemptId ?? body.burnout_test_id}`;
    const broken = [body, ...(body.answers ?? [])].some(isBroken);
    if (broken) behind.add(sitting);
    // Numbers of later answers to the same test may be lower than the one that the server is about to give.
    if (!behind.has(sitting)) return answer;
    const { refused, ...rest } = answer;
    const request = { ...answer.request, body: unnumbered(body) };
    return refused && !broken ? { ...rest, request, refused } : { ...rest, request };
  });
}

function isBroken({ seq }: Numbered): boolean {
  return seq !== undefined && !Number.isSafeInteger(seq);
}

function unnumbered({ seq: _, answers, ...body }: Body): Body {
  if (!answers) return body;
  return { ...body, answers: answers.map(({ seq: __, ...answer }) => answer) };
}
