import { useLingui } from '@lingui/react/macro';
import { focusAtFirst } from '../../lib/focus-at-first.ts';
import { SearchIcon } from '../../ui/text/icons.tsx';
import { backdropFace } from '../../ui/overlays/layer-faces.ts';
import { Loading } from '../../ui/page/skeleton.tsx';
import { FoundSkeleton } from './found-skeleton.tsx';
import { fieldFace, headFace, listFace, paletteFace } from './palette-face.ts';

interface WaitingPaletteProps {
  typed: string;
  onTyped: (text: string) => void;
  onClose: () => void;
}

/** The field of the search before the rest of it is there. */
export function WaitingPalette({ typed, onTyped, onClose }: WaitingPaletteProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={backdropFace} aria-hidden onClick={onClose} />
      <div role="dialog" data-open="" aria-label={t`Search`} className={paletteFace}>
        <div className={headFace}>
          <SearchIcon className="text-muted" />
          <input
            ref={focusAtFirst}
            aria-label={t`Search`}
            value={typed}
            maxLength={120}
            autoComplete="off"
            className={fieldFace}
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
        </div>
        <div className={listFace}>
          <Loading>
            <FoundSkeleton />
          </Loading>
        </div>
      </div>
    </>
  );
}
