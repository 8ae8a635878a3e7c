/** What of it is used here; the package brings no types. */
declare module '@babel/core' {
  interface Visitor {
    RegExpLiteral: (path: {
      node: { pattern: string; flags: string; loc?: { start: { line: number } } };
    }) => void;
    NewExpression: (path: { node: { callee: { type: string; name?: string } } }) => void;
  }
  export function parseSync(code: string, options: Record<string, unknown>): object;
  export function traverse(tree: object, visitor: Visitor): void;
}
