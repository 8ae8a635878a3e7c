import type { Message } from '../../../../../platform/words/message.ts';
import { exchangeMessages } from '../messages.data.ts';
import { bankLimits, defaultSeconds } from '@assay/contract/bank-limits';
import type { Note } from '../bank.model.ts';
import { resolvePath } from './picture.reader.ts';
import { childOf, childrenOf, descendantsOf, type Element, textOf } from '../xml/tree.model.ts';

interface ItemReference {
  href: string;
  /** Undefined without a time of its own. */
  seconds: number | undefined;
}

interface TestContent {
  title: string;
  /** How many of its items a sitting asks, where its only section says so. */
  select: number | undefined;
  references: ItemReference[];
}

const ignored: Readonly<Record<string, Message>> = {
  'pre-condition': exchangeMessages.preConditions(),
  'branch-rule': exchangeMessages.branchRules(),
  weight: exchangeMessages.weights(),
  'test-feedback': exchangeMessages.testFeedback(),
  'rubric-block': exchangeMessages.testInstructions(),
};

/** The items of a test in their order, with its parts and sections flattened. */
export function readTest(test: Element, name: string, report: Note[]): TestContent {
  const within = descendantsOf(test);
  const names = new Set(within.map((element) => element.name));
  for (const [what, message] of Object.entries(ignored)) {
    if (names.has(what)) {
      report.push({ item: name, level: 'ignored', message });
    }
  }
  const select = readSelection(within, report, name);
  if (names.has('assessment-section-ref')) {
    const message = exchangeMessages.sectionsApart();
    report.push({ item: name, level: 'left_out', message });
  }
  const references = within.filter((element) => element.name === 'assessment-item-ref');
  const limits = within.filter((element) => element.name === 'time-limits').length;
  const ownLimits = references.filter((reference) => childOf(reference, 'time-limits')).length;
  if (limits > ownLimits) {
    const message = exchangeMessages.wholeTimes();
    report.push({ item: name, level: 'ignored', message });
  }
  return {
    title: test.attributes['title'] ?? '',
    select,
    references: references.map((reference) => ({
      href: reference.attributes['href'] ?? '',
      seconds: readSeconds(childOf(reference, 'time-limits')),
    })),
  };
}

/** A choice among all items is one of the bank too; one of a part of them, or with repetition, is not. */
function readSelection(within: Element[], report: Note[], name: string): number | undefined {
  const selections = within.filter((element) => element.name === 'selection');
  if (selections.length === 0) return undefined;
  const sections = within.filter((element) => element.name === 'assessment-section');
  const { select = '', 'with-replacement': again = 'false' } = selections[0]?.attributes ?? {};
  const count = Number(select);
  const isWhole = Number.isInteger(count) && count >= 1 && count <= bankLimits.questions;
  if (sections.length === 1 && isWhole && again !== 'true') return count;
  const message = exchangeMessages.randomChoice();
  report.push({ item: name, level: 'ignored', message });
  return undefined;
}

/** Seconds as a number, or the duration of XML that some programs write. */
function readSeconds(limits: Element | undefined): number | undefined {
  const told = limits?.attributes['max-time'] ?? '';
  const duration = /^PT(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6}(?:\.\d+)?)S)?$/.exec(told);
  const [hours, minutes, rest] = (duration ?? []).slice(1).map((part) => Number(part ?? 0));
  const seconds = duration
    ? (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (rest ?? 0)
    : Number.parseFloat(told);
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** What the package as a whole lost, told once and not for every question. */
export function tellTogether(
  item: string,
  { untimed, fixed }: { untimed: number; fixed: number },
  report: Note[],
): void {
  if (untimed > 0) {
    const message = exchangeMessages.untimed({ count: untimed, seconds: defaultSeconds });
    report.push({ item, level: 'changed', message });
  }
  if (fixed > 0) {
    const message = exchangeMessages.fixedOrder({ count: fixed });
    report.push({ item, level: 'changed', message });
  }
}

export function readDescription(manifest: Element): string {
  return saidIn(childOf(generalOf(manifest), 'description'));
}

/** What items are about, by their path in the package: the first keyword that each resource has. */
export function readTopics(manifest: Element, path: string): Map<string, string> {
  const resources = childOf(manifest, 'resources');
  const topics = (resources ? childrenOf(resources, 'resource') : []).map((resource) => {
    const href = resolvePath(path, resource.attributes['href'] ?? '') ?? '';
    return [href, saidIn(childOf(generalOf(resource), 'keyword'))] as const;
  });
  return new Map(topics.filter(([, topic]) => topic.trim() !== ''));
}

function generalOf(described: Element): Element | undefined {
  return childOf(childOf(childOf(described, 'metadata'), 'lom'), 'general');
}

/** In the first language that it is said in. */
function saidIn(what: Element | undefined): string {
  const strings = what ? ['string', 'langstring'].flatMap((name) => childrenOf(what, name)) : [];
  return strings[0] === undefined ? '' : textOf(strings[0]);
}
