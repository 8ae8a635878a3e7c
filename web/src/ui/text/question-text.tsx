import { parseQuestionText, parseSpans } from '@assay/contract/question-text';
import type { QuestionBlock, QuestionSpan } from '@assay/contract/question-text';
import { useLingui } from '@lingui/react/macro';
import { ScrollArea } from '../page/scroll-area.tsx';

const scrolling =
  'relative overflow-x-auto rounded-control border border-line bg-paper font-sans text-body';

interface QuestionTextProps {
  text: string;
  /** Of the test, where that is known and not said around it. */
  language?: string | null;
}

/** The text of a skill question as candidates read it: paragraphs, code and tables, and no HTML of anybody's. */
export function QuestionText({ text, language }: QuestionTextProps) {
  return (
    <div lang={language ?? undefined} className="grid min-w-0 gap-3.5">
      {parseQuestionText(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text is drawn as a whole
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

/** The text of an option, with its code set off. */
export function OptionText({ text }: { text: string }) {
  return <Spans spans={parseSpans(text)} />;
}

function Block({ block }: { block: QuestionBlock }) {
  const { t } = useLingui();
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <Spans spans={block.spans} />
      </p>
    );
  }
  if (block.kind === 'table') return <TextTable {...block} />;
  if (block.language === 'text') {
    return (
      <p className="rounded-control border border-line bg-paper px-4 py-3 font-sans text-body whitespace-pre-line [overflow-wrap:anywhere]">
        {block.code}
      </p>
    );
  }
  return (
    <ScrollArea label={t`Code`} className={scrolling}>
      <pre dir="ltr" className="px-4 py-3 text-left font-sans leading-relaxed">
        <code className="font-mono text-[0.875rem]">{block.code}</code>
      </pre>
    </ScrollArea>
  );
}

function TextTable({ head, rows, toRight }: Extract<QuestionBlock, { kind: 'table' }>) {
  const { t } = useLingui();
  const cell = (column: number) =>
    `px-3 py-1.5 align-top ${toRight[column] ? 'text-right' : 'text-left'}`;
  return (
    <ScrollArea label={t`Table`} className={scrolling}>
      <table className="border-collapse">
        <thead>
          <tr>
            {head.map((spans, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <th key={column} scope="col" className={`${cell(column)} font-semibold`}>
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
            <tr key={row} className="border-t border-line">
              {cells.map((spans, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column} className={cell(column)}>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Spans({ spans }: { spans: readonly QuestionSpan[] }) {
  return spans.map(({ text, code }, index) =>
    code ? (
      <code
        // oxlint-disable-next-line react/no-array-index-key -- a text is drawn as a whole
        key={index}
        className="rounded-small bg-line/60 px-1 py-px font-mono text-[0.9em]"
      >
        {text}
      </code>
    ) : (
      text
    ),
  );
}
