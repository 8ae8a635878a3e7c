import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { asWritten, hello, layOut, type RenderedMail } from '../../../platform/mail/layout.ts';
import { organizationHead } from '../../organizations/index.ts';
import { whomToAsk } from '../invitation/mail-facts.words.ts';
import { decisionMail } from '../words/decision-messages.data.ts';
import { type DecisionMail, findDecisionMail } from './decision.queries.ts';
import type { Outcome } from './stage.queries.ts';

/** As it is mailed, and as a manager sees it beforehand. */
export function writeDecision(
  appUrl: string,
  mail: Omit<DecisionMail, 'outcome'> & { outcome: Outcome },
): RenderedMail {
  const { language, campaign_name: campaign, organization_name: organization } = mail;
  const hired = mail.outcome === 'hired';
  return layOut({
    language,
    subject: decisionMail.subject({ campaign }),
    preview: decisionMail.preview(),
    head: organizationHead(appUrl, mail),
    title: hired ? decisionMail.hiredTitle() : decisionMail.notSelectedTitle(),
    body: [
      hello(mail.first_name),
      hired
        ? decisionMail.hired({ organization, campaign })
        : decisionMail.notSelected({ organization, campaign }),
      ...paragraphsOf(mail.text).map(asWritten),
    ],
    facts: [whomToAsk(mail)],
    action: { label: decisionMail.action(), url: `${appUrl}/login` },
    footer: [decisionMail.footer({ organization })],
  });
}

/** What the manager adds, each line a paragraph of its own. */
function paragraphsOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const decided: MailTemplate = async (
  { db, appUrl },
  { invitationId = 0, outcome }: { invitationId?: number; outcome?: Outcome },
) => {
  const mail = await findDecisionMail(db, invitationId);
  // Another decision has been told since.
  if (mail?.outcome == null || mail.outcome !== outcome) return null;
  return writeDecision(appUrl, { ...mail, outcome });
};

export const decisionMails = { 'campaign-decision': decided } satisfies Record<
  string,
  MailTemplate
>;
