import * as z from 'zod/mini';
import { testTypeIds } from '../instruments/instruments.ts';
import { languages } from './languages.ts';
import { told } from './field-text.ts';

/** Schemas that several modules share. Numbers in paths and forms arrive as text, hence the coercions. */

const maxId = 2 ** 31 - 1;

/** Of a visit: 32 bits. */
const maxVisit = 2 ** 32;

/** A position on a rating scale of seven, counted from 1. */
export const ofSeven = z.int().check(z.minimum(1), z.maximum(7));

const idOrText = () => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxId));

/** An id in a JSON body; one that a form wrote as text is taken as well. */
export const id = idOrText();

/** An id in a path, a query or a form. */
export const textId = idOrText();

/** A flag as forms send it: `1`, `0`, `true`, `false`. */
export const flag = z.union([
  z.boolean(),
  z.literal([0, 1]),
  z.literal(['0', '1', 'true', 'false']),
]);

/** For pages: of which stretch of being seen a sign of life is. The page draws it anew whenever it is seen again. */
export const visit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxVisit));

/** Reads a `flag` value; absent is off. */
export function isOn(value: z.output<typeof flag> | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

// Control characters would allow header injection in mails, and those that turn the direction of writing make a name read
// as another one; half a surrogate pair is no text at all.
const plainText = z.regex(
  // oxlint-disable-next-line no-control-regex -- refusing control characters is the purpose
  /^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u,
  told('line_breaks'),
);

/** Required text on one line, trimmed. */
export function line(max: number) {
  return optionalLine(max).check(z.minLength(1, told('required')));
}

// Signs without a look, which come along with what is pasted, and with which a name can pass for another one that it is not
// equal to. The two that join letters are kept where scripts are written with them.
const unseen =
  /(?![\p{Join_Control}\u202a-\u202e\u2066-\u2069\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\s])\p{Join_Control}/gu;

/** Text on one line that may be left empty. */
export function optionalLine(max: number) {
  return z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.maxLength(max, told('too_long', max)),
      plainText,
    );
}

function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

/** Whatever mail programs make a link of, by its scheme or its path. */
const link = /:\/\/|\bwww\.|\p{L}\.\p{L}{2,20}\//iu;
/** The same, and a bare `example.org`, which a person is not called. `Dr.Lee` and `M.Sc` are no addresses. */
const bareLink = /[\p{L}\d-]{2}\.(?:\p{Ll}{2}|\p{Lu}{2})/u;

/** Name of a thing, which may be left empty. It is mailed to people who do not know who typed it, so no link may hide in it. */
export function optionalTitle(max: number) {
  return optionalLine(max).check(z.refine((text) => !link.test(text), told('web_address')));
}

/** Required name of a thing. */
export function title(max: number) {
  return optionalTitle(max).check(z.minLength(1, told('required')));
}

/** Letters of Latin and of a script that looks like it in one word, as nobody writes but who wants to be taken for another. */
const mixedWord =
  /\p{Script=Latin}[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}]*\p{Script=Latin}/u;

/** Name of an organisation. Candidates trust a mail by it. */
export const organizationName = title(120).check(
  z.refine((text) => !mixedWord.test(text), told('mixed_scripts')),
);

/** Part of a person's name, which may be left empty. */
export function optionalName(max: number) {
  return optionalLine(max).check(
    z.refine((text) => !link.test(text) && !bareLink.test(text), told('web_address')),
  );
}

/** Required part of a person's name. */
export function name(max: number) {
  return optionalName(max).check(z.minLength(1, told('required')));
}

/** Text of several lines. @param before what is done to it first. */
export function paragraphs(max: number, ...before: z.core.$ZodCheck<string>[]) {
  return z.string().check(
    ...before,
    z.maxLength(max, told('too_long', max)),
    z.regex(
      // oxlint-disable-next-line no-control-regex -- refusing control characters is the purpose
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u,
      told('control_characters'),
    ),
  );
}

/** An e-mail address, lower-cased: addresses are compared without regard to case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, told('too_long', 254)),
    z.email(told('email')),
  );

export const password = z
  .string()
  .check(z.minLength(10, told('too_short', 10)), z.maxLength(200, told('too_long', 200)));

/** The password once more, from forms that ask for it twice. */
export const passwordAgain = z.optional(z.string().check(z.maxLength(200)));

/** Of a body with both. */
export const samePassword = z.refine<{
  password: string;
  password_confirmation?: string | undefined;
}>(
  (body) =>
    body.password_confirmation === undefined || body.password_confirmation === body.password,
  { path: ['password_confirmation'], message: told('passwords_differ') },
);

/** Opaque token out of a mailed link. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[\w-]+$/));

// ISO has a year nought; the calendar of PostgreSQL has none and fails on it.
const hasYear = (text: string) => !text.startsWith('0000');

/** Date without time, `2026-11-21`. */
export const date = z.iso.date(told('date')).check(z.refine(hasYear, told('date')));

/** Moment in UTC. */
export const instant = z.iso.datetime({ offset: true }).check(z.refine(hasYear));

export const language = z.enum(languages);

export const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e6)), 1);

/** Rows of a list at most, with all of its pages; `meta` says when there are more. */
export const mostRows = 10_000;

/** Of lists that answer all their rows, up to `mostRows`, unless a page is asked for. */
export const maybePage = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e6))),
  perPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

/** Rows per page; product default 25, organisations 10. */
export function perPage(standard: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), standard);
}

/** `order=name` ascending, `order=-name` descending, of a fixed list of names. */
export function orderBy<const Names extends readonly string[]>(names: Names) {
  return z.enum(
    names.flatMap((name) => [name, `-${name}`]) as (Names[number] | `-${Names[number]}`)[],
  );
}

/** `createdAt[]` twice: from and to, inclusive. */
export const dateRange = z.array(date).check(z.length(2, told('two_days')));

export const pageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  /** Counted up to `mostRows`. */
  total: z.int(),
  /** False where there are more than were counted; a narrower filter finds them. */
  total_is_exact: z.boolean(),
});

export function dataOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: item });
}

export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: pageMeta });
}

export const message = z.object({ message: z.string() });

/** What a text beside them says, as in the `codes` of a refusal; those of the texts within it follow. */
export const codes = z.array(
  z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }),
);

const namedTests = Object.values(testTypeIds).filter((id) => typeof id === 'string');

/** The name of a test, `TestId`. Here and not with it: pages without a form need the names, and no checks. */
export const testId = z.union([
  z.int(),
  z
    .string()
    .check(
      z.regex(
        new RegExp(
          `^([1-9]\\d{0,8}|${namedTests.join('|')}|mcqt_[1-9]\\d{0,8}|interview_[a-z0-9]{10})$`,
        ),
      ),
    ),
]);
