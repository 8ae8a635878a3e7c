/** Whether a path, with or without a slash at its end, is of the page; `*` in a page stands for one part of the path. */
export function isOfPage(path: string, page: string): boolean {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const named = page.split('/');
  return (
    named.length === parts.length &&
    named.every((part, i) => (part === '*' ? parts[i] !== '' : part === parts[i]))
  );
}
