import {
  LayoutBuilder,
  type Line,
  type Page,
  type PdfDocument,
  Renderer,
  type StructureElement,
} from './pdfmake.model.ts';
import type { Tag } from './tree.model.ts';

/** Lays out as pdfmake does; each line knows whose it is. */
export class TaggedLayout extends LayoutBuilder {
  override buildNextLine(node: { tag?: Tag }): Line | null {
    const line = super.buildNextLine(node);
    if (line) line.tag = node.tag;
    return line;
  }
}

/** Draws as pdfmake does, and marks what belongs to which tag; all else is decoration. */
export class TaggedRenderer extends Renderer {
  readonly #drawn = new WeakSet<object>();
  #open: Tag | 'Layout' | 'Pagination' | undefined;

  override renderPages(pages: readonly Page[]): void {
    for (const page of pages) {
      super.renderPages([page]);
      this.#close();
    }
  }

  override renderLine(line: Line, x: number, y: number): void {
    // The head of a table comes again on each page, as a copy with the same words.
    this.#mark(this.#drawn.has(line.inlines) ? undefined : line.tag, 'Pagination');
    this.#drawn.add(line.inlines);
    super.renderLine(line, x, y);
  }

  override renderVector(vector: { tag?: Tag }): void {
    this.#mark(vector.tag, 'Layout');
    super.renderVector(vector);
  }

  #mark(tag: Tag | undefined, type: 'Layout' | 'Pagination'): void {
    if (this.#open === (tag ?? type)) return;
    this.#close();
    if (tag) tag.drawn.push(this.pdfDocument.markStructureContent(tag.role));
    else this.pdfDocument.markContent('Artifact', { type });
    this.#open = tag ?? type;
  }

  #close(): void {
    if (this.#open) this.pdfDocument.endMarkedContent();
    this.#open = undefined;
  }
}

/** Writes what was drawn for the tags, in the order in which it is read. */
export function writeStructure(document: PdfDocument, root: Tag): void {
  document.addStructure(elementOf(document, root));
}

function elementOf(document: PdfDocument, tag: Tag): StructureElement {
  const { role, alternative: alt, scope, columns, children, drawn } = tag;
  const element = document.struct(role, { alt, scope });
  const { data } = element.dictionary;
  if (columns !== undefined)
    data['A'] = { O: 'Table', ...(scope && { Scope: scope }), ColSpan: columns };
  for (const content of drawn) element.add(content);
  for (const one of children) element.add(elementOf(document, one));
  element.end();
  return element;
}
