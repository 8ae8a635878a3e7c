import { Card } from '../../../ui/card.tsx';
import type { PersonalityComparison } from '../api.ts';
import { listInWords, number, percent } from '../words.ts';

/** How much of the profile the team reaches, and what depends on nobody or on one person. */
export function Coverage({ comparison }: { comparison: PersonalityComparison }) {
  const { coverage, profile, spread, scales, members } = comparison;
  const reachedBy = (count: number) =>
    scales.filter(({ reached }) => reached === count).map(({ name }) => name);
  const [nobody, one] = [reachedBy(0), reachedBy(1)];
  return (
    <Card
      title={profile ? `Coverage of ${profile.name}` : 'Spread'}
      className="print:break-inside-avoid"
    >
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {coverage && (
          <>
            <Share
              value={coverage.byAnyone}
              label="of the profile’s weight is reached by at least one person"
            />
            <Share value={coverage.byMean} label="is reached by the average of all" />
          </>
        )}
        <div>
          <dd className="font-serif text-[1.5rem]/tight font-semibold">{number(spread, 1)}</dd>
          <dt className="text-small text-muted">
            T points of spread over the facets, in the middle; 10 is the spread of the norm group
          </dt>
        </div>
      </dl>
      {profile && (
        <div className="mt-5 grid gap-2 border-t border-line pt-4 text-small">
          <p>
            {nobody.length > 0 ? (
              <>
                <b>Reached by nobody:</b> {listInWords(nobody)}.
              </>
            ) : (
              'Every target is reached by somebody.'
            )}
          </p>
          {members.length > 2 && one.length > 0 && (
            <p>
              <b>Depends on one person:</b> {listInWords(one)}.
            </p>
          )}
          <p className="text-muted">
            A target counts as reached from the measured score, without its error: read it as a hint
            where to look.
          </p>
        </div>
      )}
    </Card>
  );
}

function Share({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dd className="font-serif text-[1.5rem]/tight font-semibold">{percent(value)}</dd>
      <div aria-hidden className="my-2 h-1 overflow-hidden rounded-full bg-line">
        <div style={{ width: `${value * 100}%` }} className="h-full rounded-full bg-accent" />
      </div>
      <dt className="text-small text-muted">{label}</dt>
    </div>
  );
}
