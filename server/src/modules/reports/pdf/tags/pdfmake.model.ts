import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type { Tag } from './tree.model.ts';

// pdfmake lays out and pdfkit writes structure, but nothing of pdfmake's front door leads from one to the other: its
// parts are put together here. They ship no types; this declares what is asked of them.

/** A stretch of a page that belongs to one tag. */
export interface MarkedContent {
  readonly refs: readonly unknown[];
}

export interface StructureElement {
  readonly dictionary: { readonly data: Record<string, unknown> };
  add(child: StructureElement | MarkedContent): void;
  end(): void;
}

/** pdfkit's document, which is read as a stream. */
export interface PdfDocument extends Readable {
  markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): void;
  markStructureContent(role: string): MarkedContent;
  endMarkedContent(): void;
  struct(
    role: string,
    options: { alt?: string | undefined; scope?: string | undefined },
  ): StructureElement;
  addStructure(root: StructureElement): void;
  end(): void;
}

export interface Line {
  inlines: object[];
  tag?: Tag | undefined;
}

export interface Page {
  items: unknown[];
}

interface Parts {
  PDFDocument: new (
    fonts: Record<string, { normal: Buffer; bold: Buffer }>,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    files: null,
    mayRead: () => boolean,
  ) => PdfDocument;
  DocPreprocessor: new () => { preprocessDocument(content: unknown): unknown };
  LayoutBuilder: new (
    size: { width: number; height: number; orientation: 'portrait' },
    margins: { left: number; top: number; right: number; bottom: number },
  ) => {
    layoutDocument(
      content: unknown,
      document: PdfDocument,
      styles: object,
      defaultStyle: object,
      background: undefined,
      header: undefined,
      footer: unknown,
    ): Page[];
    buildNextLine(node: { tag?: Tag }): Line | null;
  };
  Renderer: new (
    document: PdfDocument,
  ) => {
    pdfDocument: PdfDocument;
    renderPages(pages: readonly Page[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: { tag?: Tag }): void;
  };
}

const require = createRequire(import.meta.url);

function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  return (require(`pdfmake/js/${name}.js`) as { default: Parts[Name] }).default;
}

export const PDFDocument = part('PDFDocument');
export const DocPreprocessor = part('DocPreprocessor');
export const LayoutBuilder = part('LayoutBuilder');
export const Renderer = part('Renderer');
