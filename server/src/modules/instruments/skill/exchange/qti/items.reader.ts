import { bankLimits, defaultSeconds } from '@assay/contract/bank-limits';
import { UnreadableFile } from '../../../../../platform/documents/unreadable-file.ts';
import type { ZipFile } from '../../../../../platform/documents/zip.reader.ts';
import type { BankQuestion, Note } from '../bank.model.ts';
import type { Picture } from './item/body.reader.ts';
import { readItem } from './item/item.reader.ts';
import { LeftOut } from './item/left-out.model.ts';
import { readPicture } from './picture.reader.ts';
import { maxXmlBytes, readXml } from '../xml/xml.reader.ts';
import type { Element } from '../xml/tree.model.ts';
import { bankMessages } from '../../bank/messages.data.ts';
import { isMessage, type Message } from '../../../../../platform/words/message.ts';
import { exchangeMessages } from '../messages.data.ts';

/** What has been read so far. */
export interface Collected {
  questions: BankQuestion[];
  report: Note[];
  /** What items are about, by their path. */
  topics: Map<string, string>;
  /** Questions without a time of their own. */
  untimed: number;
  /** Questions whose options were not shuffled. */
  fixed: number;
}

export interface ItemReference {
  /** Undefined when it leads out of the package. */
  path: string | undefined;
  href: string;
  seconds: number | undefined;
}

/** Where an item was found; a single one has no package around it. */
interface Place {
  zip: ZipFile | undefined;
  path: string;
  seconds: number | undefined;
}

/** Reads the items of a package one after another. Throws UnreadableFile for too many or a harmful entry. */
export async function collectAll(
  zip: ZipFile,
  references: ItemReference[],
  into: Collected,
): Promise<void> {
  // Those that cannot be read do not count, but are not endless either.
  if (references.length > 2 * bankLimits.questions) throw tooMany();
  for (const { path, href, seconds } of references) {
    const leaveOut = (message: Message) =>
      into.report.push({ item: (path ?? href).slice(0, 100), level: 'left_out', message });
    const size = path === undefined ? undefined : zip.sizes.get(path);
    if (path === undefined) leaveOut(exchangeMessages.outsidePackage());
    else if (size === undefined) leaveOut(exchangeMessages.notInPackage());
    else if (size > maxXmlBytes) leaveOut(exchangeMessages.questionTooLarge());
    else {
      const content = await zip.read(path, maxXmlBytes);
      const root = content && parsed(content, path, leaveOut);
      if (root !== undefined) await collect(root, { zip, path, seconds }, into);
    }
  }
}

function parsed(
  content: Buffer,
  path: string,
  leaveOut: (message: Message) => void,
): Element | undefined {
  try {
    return readXml(content, path);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    leaveOut(error.said);
    return undefined;
  }
}

/** Adds the question that an item holds, or the reason why it holds none. */
export async function collect(
  item: Element,
  { zip, path, seconds }: Place,
  into: Collected,
): Promise<void> {
  const { title, identifier } = item.attributes;
  const label = (title || identifier || path).slice(0, 100);
  const notes: Note[] = [];
  const tell = (level: Note['level'], message: Message) =>
    notes.push({ item: label, level, message });
  try {
    const { minSeconds, maxSeconds } = bankLimits;
    const told = Math.max(minSeconds, Math.min(seconds ?? defaultSeconds, maxSeconds));
    if (seconds !== undefined && seconds !== told) {
      const limit = { seconds: told };
      tell(
        'changed',
        seconds > told ? exchangeMessages.timeCut(limit) : exchangeMessages.timeRaised(limit),
      );
    }
    const { question, pictures, hasFixedOrder } = readItem(item, told, tell);
    const image = await pictureOf(zip, path, pictures, tell);
    const topic = topicOf(into.topics.get(path), tell);
    into.questions.push({ ...question, ...(topic && { topic }), ...(image && { image }) });
    if (into.questions.length > bankLimits.questions) throw tooMany();
    if (seconds === undefined) into.untimed += 1;
    if (hasFixedOrder) into.fixed += 1;
    into.report.push(...notes);
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    into.report.push({ item: label, level: 'left_out', message: error.said });
  }
}

function topicOf(
  topic: string | undefined,
  tell: (level: Note['level'], message: Message) => void,
) {
  if (topic === undefined || topic.length <= bankLimits.topic) return topic;
  tell('changed', exchangeMessages.topicCut({ maximum: bankLimits.topic }));
  return topic.slice(0, bankLimits.topic).toWellFormed();
}

async function pictureOf(
  zip: ZipFile | undefined,
  path: string,
  pictures: Picture[],
  tell: (level: Note['level'], message: Message) => void,
) {
  const [first, ...more] = pictures;
  if (first === undefined) return undefined;
  if (more.length > 0) {
    tell('left_out', exchangeMessages.onePicture({ count: more.length }));
  }
  const found = await readPicture(zip, path, first);
  if (!isMessage(found)) return found;
  tell('left_out', found);
  return undefined;
}

function tooMany(): UnreadableFile {
  return new UnreadableFile(bankMessages.tooManyQuestions({ maximum: bankLimits.questions }));
}
