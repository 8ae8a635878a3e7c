/** Hands a file to the browser's downloads, since a plain link would not carry the session. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Some browsers read the file only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
