import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import type { OwnResults } from './own-results.ts';

/** The own result in words, and what it means and not. */
export function Report({ results }: { results: OwnResults }) {
  const { title, text, areas, limits } = results;
  return (
    <div className="grid gap-5">
      <Card title={title}>
        <p className="max-w-reading">{text}</p>
      </Card>
      <Card title={<Trans>What the situations are about</Trans>}>
        <dl className="grid max-w-reading gap-3">
          {areas.map(({ code, name, description }) => (
            <div key={code}>
              <dt className="font-medium text-plum">{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Card>
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
