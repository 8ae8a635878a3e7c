import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

/** What Lingui takes for bold type or a link of the sentence, wherever in it. */
const element = /<(?=\/?\w+\/?>)/g;

/** An element among the values, as `Trans` hands it on; somebody called so is told no other way. */
const handedOn = /^<\d+\/>$/;

/** A joiner that nobody sees. */
const joiner = '\u2060';

function plain(value: unknown): unknown {
  if (typeof value !== 'string' || handedOn.test(value)) return value;
  return value.replace(element, `<${joiner}`);
}

function allPlain(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

/** A name with brackets in it stays as it was written: `<0>Ada</0>` is no element of the sentence that tells it. */
export function keepBrackets(i18n: I18n): void {
  const say = i18n._.bind(i18n);
  i18n._ = (
    id: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ) => (typeof id === 'string' ? say(id, values && allPlain(values), options) : say(id));
}
