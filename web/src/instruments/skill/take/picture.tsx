import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../api/client.ts';
import { Button } from '../../../ui/actions/button.tsx';

export interface PictureProps {
  url: string;
  alternative: string;
}

/** The picture of a question; larger on demand. It travels with the session, which an image alone would not send. */
export function Picture({ url, alternative }: PictureProps) {
  const { t } = useLingui();
  const [tries, setTries] = useState(0);
  const [source, setSource] = useState<string>();
  const [failed, setFailed] = useState(false);
  const large = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    let address: string | undefined;
    request({
      method: 'GET',
      path: url,
      accept: 'image/png, image/jpeg',
      signal: controller.signal,
    })
      .then((response) => response.blob())
      .then(
        (blob) => {
          address = URL.createObjectURL(blob);
          setSource(address);
          setFailed(false);
        },
        () => setFailed(!controller.signal.aborted),
      );
    return () => {
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [url, tries]);

  if (failed) {
    return (
      <figure className="rounded-card border border-line bg-surface p-4">
        <p className="mb-3">
          <Trans>The picture could not be loaded. It shows:</Trans> {alternative}
        </p>
        <Button onClick={() => setTries(tries + 1)}>
          <Trans>Load the picture again</Trans>
        </Button>
      </figure>
    );
  }
  return (
    <figure>
      <button
        type="button"
        aria-label={t`Show the picture larger`}
        className="block w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-white"
        onClick={() => large.current?.showModal()}
      >
        {source ? (
          <img src={source} alt={alternative} className="mx-auto max-h-80 w-auto max-w-full" />
        ) : (
          <span role="status" aria-label={t`Loading the picture`} className="block h-48" />
        )}
      </button>
      <dialog
        ref={large}
        aria-label={t`Picture of the question`}
        className="m-auto max-h-[96dvh] max-w-[96vw] overflow-auto rounded-card border border-line bg-white p-2 backdrop:bg-shade"
      >
        <div className="sticky top-0 left-0 mb-2 flex w-full justify-end">
          <Button onClick={() => large.current?.close()}>
            <Trans>Close</Trans>
          </Button>
        </div>
        {source && <img src={source} alt={alternative} className="max-w-none" />}
      </dialog>
    </figure>
  );
}
