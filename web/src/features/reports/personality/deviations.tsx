import { Card } from '../../../ui/card.tsx';
import { Pill } from '../../../ui/status.tsx';
import type { PersonalityReport } from '../api.ts';
import { number, percent } from '../words.ts';

const mostShown = 8;

/** What costs most of the fit, and how much of it may be measurement error. */
export function Deviations({ report: { fit, scales } }: { report: PersonalityReport }) {
  if (!fit) return null;
  const costs = fit.comparison.filter(({ shortfall }) => shortfall > 0);
  const scaleOf = (code: string) => scales.find((scale) => scale.code === code);
  const met = fit.comparison.length - costs.length;
  const certain = costs.filter(({ meaningful }) => meaningful).length;
  return (
    <Card
      flush
      id="deviations"
      title="Deviations from the profile"
      note={`${met} of ${fit.comparison.length} targets of ${fit.profile.name} are met. ${certainInWords(certain, costs.length)}`}
      className="scroll-mt-4"
    >
      {costs.length > 0 && (
        <ol className="border-t border-line">
          {costs
            .slice(0, mostShown)
            .map(({ code, target, direction, shortfall, cost, meaningful }) => (
              <li
                key={code}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 sm:grid-cols-[minmax(8rem,11rem)_1fr_11.5rem] sm:gap-x-6 sm:px-6 print:break-inside-avoid"
              >
                <div className="font-medium">{scaleOf(code)?.name}</div>
                <div className="max-sm:order-3 max-sm:col-span-2">
                  <div className="text-small">
                    T {number(scaleOf(code)?.t ?? 0)}, the profile asks for{' '}
                    {direction === 'high' ? 'at least' : 'at most'} {number(target)}:{' '}
                    {number(shortfall)} {direction === 'high' ? 'below' : 'above'} it
                  </div>
                  <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
                    <div
                      style={{ width: `${cost * 100}%` }}
                      className="h-full rounded-full bg-personality"
                    />
                  </div>
                </div>
                <div className="justify-self-end text-right">
                  <Pill tone={meaningful ? 'accent' : 'open'}>
                    {meaningful ? 'Beyond error' : 'Within measurement error'}
                  </Pill>
                  <div className="mt-0.5 text-tiny text-muted">
                    {cost < 0.005 ? 'hardly anything' : `${percent(cost)} of what is missing`}
                  </div>
                </div>
              </li>
            ))}
        </ol>
      )}
      {costs.length > mostShown && (
        <p className="border-t border-line px-5 py-3 text-small text-muted sm:px-6">
          {costs.length - mostShown === 1
            ? 'One more costs'
            : `${costs.length - mostShown} more cost`}{' '}
          less; the working shows all.
        </p>
      )}
    </Card>
  );
}

function certainInWords(certain: number, missed: number): string {
  if (missed === 0) return 'Nothing falls short.';
  if (certain === 0) return 'Each of the others is missed by less than measurement error.';
  return certain === 1
    ? 'Of the others, 1 is missed by more than measurement error.'
    : `Of the others, ${certain} are missed by more than measurement error.`;
}
