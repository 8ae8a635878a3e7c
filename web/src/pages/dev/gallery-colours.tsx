import { Card } from '../../ui/page/card.tsx';

const colours = [
  'paper surface ink muted line edge'.split(' '),
  'accent accent-strong accent-soft on-accent'.split(' '),
  'good warn warm bad bad-strong'.split(' '),
  'violet blue rust rose olive slate plum'.split(' '),
];

const sizes = [
  ['display-wide', 'Title of a wide page', 'font-serif text-display-wide font-semibold'],
  ['display', 'Title of a narrow page', 'font-serif text-display font-semibold'],
  ['title', 'Title of a card', 'font-serif text-title font-semibold'],
  ['option', 'An option of a question', 'text-option'],
  ['body', 'Running text with figures 0123456789', 'text-body'],
  ['small', 'A line of facts', 'text-small text-muted'],
  ['tiny', 'A mark at an axis', 'text-tiny text-muted'],
] as const;

export function Colours() {
  return (
    <Card>
      <div className="grid gap-4">
        {colours.map((row) => (
          <ul key={row[0]} className="grid grid-cols-2 gap-3 sm:grid-cols-6">
            {row.map((name) => (
              <li key={name} className="text-small">
                <span
                  aria-hidden
                  className="mb-1 block h-12 rounded-control border border-line"
                  style={{ background: `var(--${name})` }}
                />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <dl className="mt-6 divide-y divide-line">
        {sizes.map(([name, words, face]) => (
          <div key={name} className="grid items-baseline gap-x-6 py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="text-small text-muted">{name}</dt>
            <dd className={face}>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
