import { create } from 'fontkit';
import type { ContentText } from 'pdfmake/interfaces.js';
import { families, type Face, type Family } from './face.reader.ts';
import { lettersOf } from '../report.words.ts';

const opened = new Map<Family, ReturnType<typeof create>>();

function has(family: Family, letter: string): boolean {
  let font = opened.get(family);
  if (!font) opened.set(family, (font = create(family.normal)));
  return Array.from(letter).every(
    (sign) => joiner.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
}

/** Invisible, but Persian letters look different beside them. */
const joiner = /[\u200C\u200D]/;
const withoutLook = /(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;
const plain = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF–—‘’“”…−]*$/;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u;

interface Run {
  text: string;
  font: string;
  /** From right to left. */
  backwards: boolean;
}

/**
 * Any text in a face, each letter in a font that has it. What no font has, as most emoji and on some machines Chinese, becomes a
 * box, so that a name never stands in the way of a report.
 */
export function inFonts(text: string, face: Face = 'sans'): Pick<ContentText, 'text' | 'font'> {
  if (plain.test(text)) return { text, font: `${face}-latin` };
  const clean = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(withoutLook, '');
  const runs: Run[] = [];
  for (const letter of lettersOf(clean)) {
    const run = drawn(letter, face);
    const last = runs.at(-1);
    if (last?.font === run.font && last.backwards === run.backwards) last.text += run.text;
    else runs.push(run);
  }
  return { text: inReadingOrder(runs) };
}

function drawn(letter: string, face: Face): Run {
  const family = families[face].find((one) => has(one, letter));
  return family
    ? { text: letter, font: family.name, backwards: rightToLeft.test(letter) }
    : { text: '□', font: 'dejavu', backwards: false };
}

/** Each word comes out as its script wants it, but words are set from left to right: neighbours change places. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let first = 0;
  while (first < runs.length) {
    let next = first + 1;
    if (runs[first]?.backwards) {
      while (runs[next + 1]?.backwards && /^[^\p{L}\p{N}]*$/u.test(runs[next]?.text ?? '')) {
        next += 2;
      }
    }
    ordered.push(...runs.slice(first, next).toReversed());
    first = next;
  }
  return ordered;
}
