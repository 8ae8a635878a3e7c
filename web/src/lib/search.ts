import { instrumentOf } from '@assay/contract/instruments';

/** Readers of an address's search part: what makes no sense is left out, so that a mistyped address still opens. */

export function text(value: unknown, max = 120): string | undefined {
  // The router reads `?name=12` as a number.
  const said = typeof value === 'number' ? String(value) : value;
  return typeof said === 'string' && said.trim() ? said.slice(0, max) : undefined;
}

/** The name of a test; of another one, a list of people would be refused. */
export function testName(value: unknown): string | undefined {
  const said = text(value, 20);
  return said !== undefined && instrumentOf(said) !== undefined ? said : undefined;
}

/** A whole number from 1; the first page is left out of addresses. */
export function pageNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number <= 1e6 ? number : undefined;
}

export function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined;
}

export function oneOf<const Value extends string | number>(
  value: unknown,
  choices: readonly Value[],
): Value | undefined {
  return choices.find((choice) => String(choice) === String(value));
}

type Order<Name extends string> = Name | `-${Name}`;

/** `name` or `-name`, of a list of names. */
export function orderOf<const Name extends string>(
  value: unknown,
  names: readonly Name[],
): Order<Name> | undefined {
  return oneOf(
    value,
    names.flatMap((name): Order<Name>[] => [name, `-${name}`]),
  );
}

export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}
