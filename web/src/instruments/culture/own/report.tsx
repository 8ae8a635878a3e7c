import type { CultureScore } from '@assay/contract/culture';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimal } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import type { OwnResults } from './own-results.ts';

/** The own wishes: eight categories from what matters most to what matters least, and what it means and not. */
export function Report({ results }: { results: OwnResults }) {
  const { categories, note, limits, ownMean } = results;
  const mean = ownMean === null ? '' : decimal(ownMean, 1);
  return (
    <div className="grid gap-5">
      {note === null ? (
        <>
          <Card title={<Trans>How to read it</Trans>}>
            <p className="max-w-reading">
              <Trans>
                Each category is compared with the average of all your answers, {mean} of 7, which
                is the mark in the middle. Categories to the right of it matter more to you than the
                rest, those to the left matter less. The coloured bar shows how sure that is.
              </Trans>
            </p>
          </Card>
          <Card flush title={<Trans>What matters to you</Trans>}>
            <ol>
              {categories
                .toSorted((a, b) => b.centred - a.centred)
                .map((category) => (
                  <CategoryItem key={category.code} category={category} />
                ))}
            </ol>
          </Card>
        </>
      ) : (
        <Card title={<Trans>What matters to you</Trans>}>
          <p className="max-w-reading">{note}</p>
        </Card>
      )}
      <Card title={<Trans>What this means, and what not</Trans>}>
        <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function CategoryItem({ category }: { category: CultureScore }) {
  const { t } = useLingui();
  const { name, description, text, centred, interval, emphasis } = category;
  const words = {
    low: t`Matters less to you`,
    middle: t`Like your average`,
    high: t`Matters more to you`,
  };
  const standing = words[emphasis];
  const [value, from, to] = [centred, ...interval].map((points) => decimal(points, 1));
  return (
    <li className="break-inside-avoid border-t border-line px-5 py-5 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-title">{name}</h3>
        <span className="text-small font-medium text-rust">{standing}</span>
      </div>
      <p className="max-w-reading text-small text-muted">{description}</p>
      <div className="mt-3">
        <OffsetLine
          label={t`${name}: ${value} points from your average, between ${from} and ${to}`}
          value={centred}
          interval={interval}
          reach={3}
          hue="rust"
        />
        <div
          aria-hidden
          className="mt-0.5 flex flex-wrap justify-between gap-x-2 text-tiny text-muted"
        >
          <Trans comment="ends of a line of scores">
            <span>less</span>
            <span>your average</span>
            <span>more</span>
          </Trans>
        </div>
      </div>
      <p className="mt-2.5 max-w-reading">{text}</p>
    </li>
  );
}
