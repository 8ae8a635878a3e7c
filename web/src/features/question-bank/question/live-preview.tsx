import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../ui/page/card.tsx';
import type { BankQuestion, BankTest } from '../api.ts';
import { tidyOptions } from '../options/option-rows.ts';
import type { ChosenImage, QuestionValues } from './question-form.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { pictureFace, StoredPicture } from './stored-picture.tsx';

interface LivePreviewProps {
  form: UseFormReturn<QuestionValues>;
  language: BankTest['language'];
  image: ChosenImage | null;
  /** Whose picture is shown while no other is chosen. */
  question: BankQuestion | undefined;
}

/** The question as candidates will see it, while it is typed. */
export function LivePreview({ form, language, image, question }: LivePreviewProps) {
  const { t } = useLingui();
  const values = useDeferredValue(useWatch({ control: form.control }));
  const { text = '', seconds = '', image_alternative = '', options = [] } = values;
  const rows = tidyOptions(options.map((row) => ({ text: '', score: 0, ...row })));
  return (
    <Card
      title={t`Preview`}
      note={t`As the candidate sees it`}
      className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <QuestionPreview
        text={text}
        language={language}
        seconds={Number(seconds) || 0}
        options={rows.map((row) => row.text)}
        picture={
          image ? (
            <img src={image.source} alt={image_alternative} className={pictureFace} />
          ) : (
            question && <StoredPicture {...question} />
          )
        }
      />
    </Card>
  );
}
