/** As people type it: without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether every word that was typed begins one of the name's, in any order. */
export function fits(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Whether every word that was typed stands somewhere in the text. */
export function holds(text: string, typed: string): boolean {
  const whole = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((part) => whole.includes(part));
}
