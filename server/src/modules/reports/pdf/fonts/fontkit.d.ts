// fontkit, which pdfmake draws with, ships no types; this declares what is asked of it.
declare module 'fontkit' {
  export function create(font: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
}
