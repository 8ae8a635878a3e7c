import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { personalityAnswer, type Person } from '../factories.ts';
import { callRaw } from '../raw-http.ts';

export interface Attempted {
  questionId: number;
  index: number;
  seq: number;
}

interface Pace {
  patient: boolean;
  /** Milliseconds after each answer. */
  rest: number;
  agent: Agent | undefined;
}

/** Somebody who answers as fast as the server lets them, or with a rest, and remembers what was asked and what was promised. */
export class AnsweringClient {
  readonly attempted: Attempted[] = [];
  readonly acknowledged: Attempted[] = [];
  /** Answers other than 200 that are not a broken connection. */
  readonly refused: string[] = [];
  /** How often a patient client was asked to come back in a moment. */
  unavailable = 0;
  /** Milliseconds of the slowest answer, whatever it was. */
  slowest = 0;
  readonly person: Person;
  #seq = 0;
  #running = false;

  constructor(person: Person) {
    this.person = person;
  }

  stop(): void {
    this.#running = false;
  }

  /** Several answers under way at once, over few questions, so that many are changed again. */
  async run(
    origin: string,
    {
      lanes = 3,
      patient = false,
      rest = 0,
      agent,
    }: { lanes?: number; patient?: boolean; rest?: number; agent?: Agent } = {},
  ): Promise<void> {
    this.#running = true;
    const all = Array.from({ length: lanes }, () => this.#lane(origin, { patient, rest, agent }));
    await Promise.all(all);
  }

  async #lane(origin: string, { patient, rest, agent }: Pace): Promise<void> {
    while (this.#running) {
      this.#seq += 1;
      const seq = this.#seq;
      const answer = { questionId: (seq % 25) + 1, index: (seq * 7) % 5, seq };
      this.attempted.push(answer);
      const [path, { json }] = personalityAnswer(answer.questionId, answer.index, undefined, seq);
      const asked = performance.now();
      try {
        const { status, text } = await callRaw(origin, {
          method: 'POST',
          path,
          headers: {
            authorization: `Bearer ${this.person.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(json),
          ...(agent && { agent }),
        });
        this.slowest = Math.max(this.slowest, performance.now() - asked);
        if (status === 200) {
          this.acknowledged.push(answer);
          if (rest > 0) await delay(rest);
        } else if (patient && status === 503) {
          this.unavailable += 1;
          await delay(20);
        } else {
          this.refused.push(`${status} ${text}`);
        }
      } catch {
        // The server is gone; whether it has stored the answer nobody knows.
        return;
      }
    }
  }
}
