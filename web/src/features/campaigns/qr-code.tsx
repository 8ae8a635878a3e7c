import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { ActionButton } from './action-button.tsx';
import { fetchQrCode, qrCode } from './entry-api.ts';

/** The public link to be photographed; white in the dark too, since readers need it. */
export function QrCode({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const query = useQuery(qrCode(id));
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Loaded query={query} skeleton={<Skeleton className="size-40" />}>
        {(source) => (
          <img
            src={source}
            width={160}
            height={160}
            alt={t`QR code of the public link`}
            className="rounded-small border border-line bg-white"
          />
        )}
      </Loaded>
      <div className="grid gap-2.5">
        <p className="max-w-60 text-small text-muted">
          <Trans>For a poster, a slide or a badge.</Trans>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ActionButton
            label={t`Download PNG`}
            run={async () => saveFile(await fetchQrCode(id, 'image/png'), `${name}.png`)}
          />
          <ActionButton
            label={t`Download SVG`}
            run={async () => saveFile(await fetchQrCode(id, 'image/svg+xml'), `${name}.svg`)}
          />
        </div>
      </div>
    </div>
  );
}
