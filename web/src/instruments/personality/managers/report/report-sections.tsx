import { useLingui } from '@lingui/react/macro';
import { TextAnchor } from '../../../../ui/actions/text-anchor.tsx';
import type { PersonalityReport } from '../../../../features/reports/api.ts';

/** Leads to the parts of a long report. */
export function ReportSections({
  report: { fit, interviewQuestions },
}: {
  report: PersonalityReport;
}) {
  const { t } = useLingui();
  const sections = [
    fit && ['fit', t`Fit`],
    ['profile', t`Profile`],
    fit && ['deviations', t`Deviations`],
    ['tendencies', t`Tendencies`],
    ['answering', t`Answering style`],
    interviewQuestions.length > 0 && ['interview', t`Interview`],
    ['how-sure', t`How sure`],
    ['limits', t`What not to conclude`],
  ].filter((section) => Array.isArray(section));
  return (
    <nav aria-label={t`Parts of the report`} className="mb-6 text-small print:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {sections.map(([id, name]) => (
          <li key={id}>
            <TextAnchor href={`#${id}`} className="inline-block py-1">
              {name}
            </TextAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
