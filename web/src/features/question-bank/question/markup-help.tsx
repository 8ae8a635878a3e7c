const examples = [
  {
    sign: '```ts\nconst a = 1;\n```',
    means: 'Code on lines of its own; the language may be left out.',
  },
  { sign: '`a > 1`', means: 'Code within a sentence or an option.' },
  {
    sign: '| Name | Sum |\n| --- | --: |\n| A | 5 |',
    means: 'A table; the colon puts a column to the right.',
  },
  { sign: '```text\nDear Ms Lee,\n```', means: 'A letter or another text to be read.' },
];

/** The little markup that a question's text may have. */
export function MarkupHelp() {
  return (
    <details className="group text-small">
      <summary className="w-fit cursor-pointer rounded-small py-1 font-medium text-accent">
        How to write code and tables
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
        An empty line begins a new paragraph. Everything else is shown as it is typed.
      </p>
    </details>
  );
}
