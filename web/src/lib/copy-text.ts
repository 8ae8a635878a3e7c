/** Onto the clipboard; false where the browser keeps that shut, or has none outside of https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
