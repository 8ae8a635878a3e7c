import { type Message, say } from '../../../../../../platform/words/message.ts';

/** Why an item cannot be a question of the bank, in a sentence for the report. */
export class LeftOut extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(say('en', said));
    this.said = said;
  }
}
