import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/**
 * Loads the serif of the headings, early enough to be shown at once or not at all. Over a slow connection it would never be
 * there in time and only keep the page waiting: the system's serif does then.
 */
export function loadSerif() {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  if (connection?.saveData || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')) return;
  const face = new FontFace('Source Serif 4', `url(${serif}) format("woff2")`, {
    weight: '200 900',
    display: 'optional',
  });
  document.fonts.add(face);
  face.load().catch(() => undefined);
}
