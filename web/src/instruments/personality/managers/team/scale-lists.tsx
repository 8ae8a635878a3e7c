import { nameOf } from '@assay/contract/person-name';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { Folded } from '../../../../ui/page/folded.tsx';
import { bandInWords, number } from '../../../../features/reports/words.ts';

interface ScaleListsProps {
  rows: PersonalityComparison['scales'];
  members: PersonalityComparison['members'];
}

/** For a narrow screen: scale by scale, everybody from the highest to the lowest. */
export function ScaleLists({ rows, members }: ScaleListsProps) {
  return (
    <div className="-mx-5">
      {rows.map(({ code, name, kind }) => (
        <div key={code} className={`border-t border-line ${kind === 'facet' ? 'pl-4' : ''}`}>
          <Folded name={name}>
            <ol className="px-5 pb-3 text-small">
              {members
                .flatMap(({ subject, scores }) => {
                  const score = scores.find((one) => one.code === code);
                  return score ? [{ subject, ...score }] : [];
                })
                .toSorted((one, other) => other.t - one.t)
                .map(({ subject, t: score, band, leaning }) => (
                  <li key={subject.id} className="flex justify-between gap-4 py-1">
                    <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(subject)}</span>
                    <span className="shrink-0">
                      T {number(score)},{' '}
                      <span className="text-muted">{bandInWords(band, leaning)}</span>
                    </span>
                  </li>
                ))}
            </ol>
          </Folded>
        </div>
      ))}
    </div>
  );
}
