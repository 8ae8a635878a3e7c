import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { BankQuestion } from '../api.ts';
import { questionImage } from '../api.ts';

/** Pictures are drawings and photographs on a light ground, which the dark keeps. */
export const pictureFace =
  'max-h-100 w-auto max-w-full justify-self-start rounded-control border border-line bg-[#fff]';

export function StoredPicture({
  image_url,
  image_alternative,
}: Pick<BankQuestion, 'image_url' | 'image_alternative'>) {
  return image_url && <Picture url={image_url} alternative={image_alternative} />;
}

function Picture({ url, alternative }: { url: string; alternative: string }) {
  const { data, isError } = useQuery(questionImage(url));
  if (isError)
    return (
      <p className="font-sans text-small text-bad">
        <Trans>The picture could not be loaded.</Trans>
      </p>
    );
  if (!data) return <Skeleton className="h-48 w-72" />;
  return <img src={data} alt={alternative} className={pictureFace} />;
}
