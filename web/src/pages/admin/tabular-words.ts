export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

export function hiddenInWords(shown: number, hidden: number): string {
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
  if (hidden === 0) return people(shown);
  const verb = hidden === 1 ? 'is' : 'are';
  return `${people(shown)}. ${people(hidden)} of the campaign ${verb} not shown: not finished yet, or without permission for your organisation.`;
}
