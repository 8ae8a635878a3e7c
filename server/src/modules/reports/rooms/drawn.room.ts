import type { accessKinds } from '@assay/contract/own-data';
import type { Occasion } from '../pdf/report.document.ts';
import type { Maker } from '../../../platform/words/message.ts';
import type { Tell } from '../pdf/own-data/result/own-result.section.ts';

/** What an instrument gives to what is drawn apart from the server: light, and what draws is loaded when it is asked for. */
export interface DrawnRoom {
  /** What its words in the access ledger mean to the person whom they are about. */
  looks: Record<string, (typeof accessKinds)[number]>;
  /** Its documents by their kind. */
  reports: Record<string, (report: never, about: Occasion) => Promise<Buffer>>;
  /** Absent where people read no result of theirs. */
  tellOwnResult?: Tell<never>;
  /** What its page calls the bands of its results, where numbers and bands on the wire mean something else. */
  bands?: Readonly<Record<string, Maker>>;
  /** Its scale comes from a model: with no one is a result compared yet. */
  isUncompared?: true;
}
