import type { ReactNode } from 'react';
import { Pill } from '../../../ui/status.tsx';
import type { PersonalityReport } from '../api.ts';
import { number, range, styleTones, upperFirst } from '../words.ts';

/** The four things to see first: fit with its band, what stands out, and whether the answers can be trusted. */
export function ReportStrip({ report }: { report: PersonalityReport }) {
  const { fit, responseStyle } = report;
  const { verdict, flags } = responseStyle;
  const signs = flags.filter(({ flagged }) => flagged).map(({ name }) => name);
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr] print:grid-cols-4">
      <Item name={fit ? `Fit to ${fit.profile.name}` : 'Fit'}>
        {fit ? (
          <>
            <span className="font-serif text-[1.75rem]/tight font-semibold">
              {number(fit.median)}
            </span>{' '}
            <span className="text-muted">
              between {number(fit.interval[0])} and {number(fit.interval[1])}
            </span>
            <span className="block text-small text-muted">
              of 100; typical people get {range(fit.typicalPerson.quartiles)}
            </span>
          </>
        ) : (
          <span className="text-muted">
            {report.campaign
              ? 'This campaign has no reference profile.'
              : 'Not part of a campaign.'}
          </span>
        )}
      </Item>
      <Item name="Strongest against the profile">
        <Traits names={fit?.strongest} />
      </Item>
      <Item name="Furthest from it">
        <Traits names={fit?.furthestBelow} />
      </Item>
      <Item name="Answering style">
        <Pill tone={styleTones[verdict] ?? 'quiet'}>{upperFirst(verdict)}</Pill>
        {signs.length > 0 && (
          <span className="mt-1 block text-small text-muted">{signs.join(', ')}</span>
        )}
      </Item>
    </dl>
  );
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4.5 sm:px-6 print:px-3">
      <dt className="mb-1 text-small text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Traits({ names }: { names: readonly string[] | undefined }) {
  if (!names) return <span className="text-muted">—</span>;
  if (names.length === 0) return <span className="text-muted">Nothing stands out</span>;
  return <span className="font-serif text-title">{names.join(', ')}</span>;
}
