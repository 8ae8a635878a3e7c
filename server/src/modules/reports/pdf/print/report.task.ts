import type { InterpersonalFit, PersonalityComparison } from '@assay/contract/comparisons';
import type { CultureComparison, CultureReport } from '@assay/contract/culture-reports';
import type { BurnoutReport, WorkingFromHomeReport } from '@assay/contract/index-reports';
import type { Ratings } from '@assay/contract/interview-ratings';
import type { InterviewResult } from '@assay/contract/interviews';
import type { IqReport } from '@assay/contract/iq-reports';
import type { PersonalityReport } from '@assay/contract/reports';
import type { SkillReport } from '@assay/contract/skill-reports';
import type { Occasion } from '../report.document.ts';

type Order =
  | { kind: 'personality'; report: PersonalityReport }
  | { kind: 'culture'; report: CultureReport }
  | { kind: 'logical'; report: IqReport }
  | { kind: 'burnout-index'; report: BurnoutReport }
  | { kind: 'working-from-home-index'; report: WorkingFromHomeReport }
  | { kind: 'skill'; report: SkillReport }
  | { kind: 'two'; report: { comparison: PersonalityComparison; likeness: InterpersonalFit } }
  | { kind: 'culture-two'; report: CultureComparison }
  | { kind: 'team'; report: PersonalityComparison }
  | { kind: 'interview'; report: InterviewResult; ratings: Ratings };

/** Draws a report on A4. What draws takes a third of a second of processor time to load. */
export async function work({ order, about }: { order: Order; about: Occasion }): Promise<Buffer> {
  switch (order.kind) {
    case 'personality':
      return (await import('../personality.pdf.ts')).renderPersonalityPdf(order.report, about);
    case 'culture':
      return (await import('../culture/culture.pdf.ts')).renderCulturePdf(order.report, about);
    case 'logical':
      return (await import('../../iq/iq.pdf.ts')).renderIqPdf(order.report, about);
    case 'burnout-index':
      return (await import('../indices/burnout.pdf.ts')).renderBurnoutPdf(order.report, about);
    case 'working-from-home-index': {
      const { renderWorkingFromHomePdf } = await import('../indices/working-from-home.pdf.ts');
      return renderWorkingFromHomePdf(order.report, about);
    }
    case 'skill':
      return (await import('../skill.pdf.ts')).renderSkillPdf(order.report, about);
    case 'two':
      return (await import('../comparison/two.pdf.ts')).renderTwoPdf(order.report, about);
    case 'culture-two': {
      const { renderCultureTwoPdf } = await import('../culture/culture-two.pdf.ts');
      return renderCultureTwoPdf(order.report, about);
    }
    case 'team':
      return (await import('../comparison/team.pdf.ts')).renderTeamPdf(order.report, about);
    case 'interview':
      return (await import('../../interview/interview.pdf.ts')).renderInterviewPdf(
        order.report,
        order.ratings,
        about,
      );
  }
}
