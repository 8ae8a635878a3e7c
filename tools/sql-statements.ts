import { lineAt } from './source-files.ts';

export interface Statement {
  /** Lower case, comments and string contents removed, blanks collapsed; bodies in `$$` shown as `$$`. */
  text: string;
  /** What stood in `$$ … $$`, lower case. */
  bodies: string[];
  /** Comments before and inside the statement, one a line, without the dashes. */
  comments: string[];
  line: number;
}

const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^-/$'";]+|[-/$'"]/g;

/** Splits a migration into its statements, minding comments, strings and dollar quotes. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let parts: string[] = [];
  let bodies: string[] = [];
  let comments: string[] = [];
  let start = -1;
  const finish = () => {
    const text = parts.join('').replace(/\s+/g, ' ').trim().toLowerCase();
    if (text !== '') statements.push({ text, bodies, comments, line: lineAt(sql, start) });
    [parts, bodies, comments, start] = [[], [], [], -1];
  };
  for (const match of sql.matchAll(token)) {
    const [part] = match;
    if (part.startsWith('--')) comments.push(part.slice(2).trim());
    else if (part.startsWith('/*')) parts.push(' ');
    else if (part === ';') finish();
    else {
      if (start < 0 && part.trim() !== '')
        start = match.index + part.length - part.trimStart().length;
      if (match[1] !== undefined) {
        bodies.push(part.slice(match[1].length + 2, -match[1].length - 2).toLowerCase());
        parts.push('$$');
      } else if (part.startsWith("'") && part.length > 1) parts.push("''");
      else parts.push(part.startsWith('"') && part.length > 1 ? part.slice(1, -1) : part);
    }
  }
  finish();
  return statements;
}
