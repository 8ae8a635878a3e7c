const examples = [
  {
    sign: '```ts\nconst a = 1;\n```',
    means: <Trans>Code on its own lines. You can leave out the language.</Trans>,
  },
  { sign: '`a > 1`', means: <Trans>Code within a sentence or an option.</Trans> },
  {
    sign: '| Name | Sum |\n| --- | --: |\n| A | 5 |',
    means: <Trans>A table. The colon aligns a column to the right.</Trans>,
  },
  { sign: '```text\nDear Ms Lee,\n```', means: <Trans>A letter or another text to read.</Trans> },
];

/** The little markup that a question's text may have. */
export function MarkupHelp() {
  return (
    <details className="group text-small">
      <summary className="w-fit cursor-pointer rounded-small py-1 font-medium text-accent">
        <Trans>How to write code and tables</Trans>
      </summary>
      <dl className="mt-2 grid gap-3 rounded-control border border-line bg-paper p-4">
        {examples.map(({ sign, means }) => (
          <div
            key={sign}
            className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt>
              <pre className="overflow-x-auto font-mono text-tiny">{sign}</pre>
            </dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">
        <Trans>
          An empty line starts a new paragraph. Everything else is shown as you type it.
        </Trans>
      </p>
    </details>
  );
}

import { Trans } from '@lingui/react/macro';
