/** The number that the address names; not a number where it has none. */
export function numberInAddress(): number {
  return Number(/\d+/.exec(location.pathname)?.[0]);
}
