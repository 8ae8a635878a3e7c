import type { InterpersonalFit } from '../api.ts';
import { Card } from '../../../ui/card.tsx';
import { RankLine } from '../rank-line.tsx';
import { listInWords, number, upperFirst } from '../words.ts';

interface LikenessProps {
  fit: InterpersonalFit;
  names: readonly [string, string];
}

/** How alike two people describe themselves, what they share, and what to talk about. */
export function Likeness({ fit, names }: LikenessProps) {
  const { verdict, alike, different, percentile, percentileInterval, source, limits } = fit;
  const [from, to] = percentileInterval;
  return (
    <Card
      title="How alike they are"
      note="Over the single facets, their level as well as their pattern."
      className="print:[&_details]:hidden"
    >
      <p className="font-serif text-title">{upperFirst(verdict)}</p>
      <p className="mt-1 text-small">
        More alike than {number(percentile)} of 100 random pairs; with measurement error between{' '}
        {number(from)} and {number(to)}.
      </p>
      <RankLine
        title="Likeness among random pairs"
        label={`More alike than ${number(percentile)} of 100 random pairs, between ${number(from)} and ${number(to)}.`}
        percentile={percentile}
        interval={percentileInterval}
        ends={['less alike', 'more alike']}
      />
      <p className="mt-4 text-small">
        Most alike in {listInWords(alike.map(({ name }) => name))}.{' '}
        {different.length > 0
          ? `Furthest apart in ${listInWords(different.map(({ name }) => name))}.`
          : 'In no facet are they apart by more than measurement error.'}
      </p>
      {different.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">To talk about</h3>
          <ol className="grid gap-3.5">
            {different.map(({ code, name, first, second, question }) => (
              <li key={code} className="print:[&_details]:hidden">
                <div className="text-small text-muted [overflow-wrap:anywhere]">
                  {name}: {names[0]} T {number(first)}, {names[1]} T {number(second)}
                </div>
                {question}
              </li>
            ))}
          </ol>
        </>
      )}
      <ul className="mt-5 grid list-disc gap-2 pl-4 text-small text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        <li>{source}</li>
      </ul>
    </Card>
  );
}
