import { type Message, say } from '../words/message.ts';

/** A file as a whole is not what it has to be; what is said tells its sender what to do. */
export class UnreadableFile extends Error {
  readonly said: Message;

  constructor(said: Message, options: ErrorOptions = {}) {
    super(say('en', said), options);
    this.said = said;
  }
}
