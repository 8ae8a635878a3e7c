import { Trans, useLingui } from '@lingui/react/macro';
import { chapters } from '../../features/faq/entries.tsx';
import { QuestionList } from '../../features/faq/question-list.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';

/** At its own address for those who are logged in, and at another for who has just been invited. */
export function FaqPage() {
  const { t } = useLingui();
  return (
    <Screen name="faq" title={t`Questions and answers`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Questions and answers</Trans>}
          meta={<Trans>What people ask before, during and after tests.</Trans>}
        />
        <QuestionList chapters={chapters} />
      </div>
    </Screen>
  );
}
