import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface PageNumberProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** The number of the page that is shown; another one can be typed, and Enter or leaving the field goes there. */
export function PageNumber({ page, last, onPage }: PageNumberProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(String(page));
  const [shown, setShown] = useState(page);
  if (page !== shown) {
    setShown(page);
    setTyped(String(page));
  }

  function go() {
    const wanted = Math.min(last, Math.max(1, Math.trunc(Number(typed)) || page));
    setTyped(String(wanted));
    if (wanted !== page) onPage(wanted);
  }

  return (
    <input
      aria-label={t`Page`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed}
      style={{ width: `${String(last).length + 3}ch` }}
      className="control min-h-0! px-1.5! py-1 text-center text-ink pointer-coarse:min-h-control!"
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
        if (event.key === 'Escape') setTyped(String(page));
      }}
    />
  );
}
