export type Files = Record<string, Blob | null | undefined>;

/**
 * A form as the multipart calls read it: arrays of values as `name[]`, lists of objects as JSON, flags as 1 and 0,
 * null as an empty value, an empty list as one without one; undefined is left out.
 */
export function toFormData(body: object, files: Files = {}, method?: string): FormData {
  const form = new FormData();
  if (method) form.append('_method', method);
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) form.append(name, toText(value));
    else if (value.length === 0) form.append(`${name}[]`, '');
    else if (value.some((item) => typeof item === 'object'))
      form.append(name, JSON.stringify(value));
    else for (const item of value) form.append(`${name}[]`, toText(item));
  }
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}

/** Query of an address: arrays as `name[]`; undefined, null and empty text are left out. */
export function toQuery(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, toText(item));
    else search.append(name, toText(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function toText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
