/** An element; text stands among the children as it is meant, without escapes. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

export type Node = Element | string;

export function element(
  name: string,
  attributes: Record<string, string>,
  children: Node[] = [],
): Element {
  return { name, attributes, children };
}

export function isElement(node: Node): node is Element {
  return typeof node !== 'string';
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter(isElement);
}

export function childOf(parent: Element | undefined, name: string): Element | undefined {
  return parent === undefined
    ? undefined
    : elementsOf(parent).find((element) => element.name === name);
}

export function childrenOf(parent: Element, name: string): Element[] {
  return elementsOf(parent).filter((element) => element.name === name);
}

/** Everything below an element, in the order of the document. */
export function descendantsOf(parent: Element): Element[] {
  return elementsOf(parent).flatMap((element) => [element, ...descendantsOf(element)]);
}

export function textOf(node: Node): string {
  return isElement(node) ? node.children.map(textOf).join('') : node;
}
