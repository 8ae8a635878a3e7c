const particles = new Set(
  'al bin da das de del della den der di do dos du el ibn la las le los ten ter van vom von zu zum zur'.split(
    ' ',
  ),
);

/**
 * `anna maria` → `Anna Maria`: the first letter of each word is raised, whatever follows stays. `van der Berg` stays too,
 * since whoever writes capitals elsewhere in a name means the small ones.
 */
export function capitalise(name: string): string {
  const words = name.trim().split(/\s+/);
  const deliberate = words.some((word) => /^\p{Lu}/u.test(word));
  return words
    .map((word) =>
      deliberate && particles.has(word)
        ? word
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
