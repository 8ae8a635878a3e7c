import type { MailPlaceholder } from '@assay/contract/campaign-mails';
import type { Language } from '@assay/contract/languages';
import { linkToken } from '../../../access/token.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate, RenderContext } from '../../../platform/mail/delivery.ts';
import { layOut, type MailContent, type RenderedMail } from '../../../platform/mail/layout.ts';
import { unsubscribeBy } from '../../accounts/index.ts';
import type { TestFacts } from '../../instruments/index.ts';
import { organizationHead } from '../../organizations/index.ts';
import type { Message } from '../../../platform/words/message.ts';
import { invitationMail } from '../words/invitation-messages.data.ts';
import { standardText } from '../text/standard-text.words.ts';
import type { TextKind } from '../text/kept-text.service.ts';
import { isMarkup, paragraphsOf } from '../text/markup.model.ts';
import {
  describeAsked,
  describeInvitation,
  describeOpenTests,
  describeUntouchedTests,
  formatDeadline,
  type MailFacts,
} from './mail-facts.words.ts';
import { passwordlessUrl } from '../entry/passwordless.service.ts';
import { findInvitationMail, type InvitationMail } from './invitation-mail.queries.ts';

interface InvitationParams {
  invitationId: number;
}

/** Asks a person to take part. Where the link leads depends on what the person still has to do. */
const invitation: MailTemplate = (context, params: InvitationParams) =>
  compose(context, params, async (mail) =>
    wordsOfInvitation(mail, await describeAsked(context.db, mail, mail.subject_id)),
  );

/** Reminds a person who has not finished, with the same link. */
const reminder: MailTemplate = (context, params: InvitationParams) =>
  compose(context, params, async (mail) =>
    wordsOfReminder(mail, await describeOpenTests(context.db, mail)),
  );

function wordsOfInvitation(mail: MailFacts, tests: readonly TestFacts[]): Words {
  const [organization, campaign] = [mail.organization_name, mail.campaign_name];
  return {
    subject: invitationMail.subject({ organization, campaign }),
    title: invitationMail.title({ campaign }),
    text: textOf(mail, 'email_text'),
    facts: describeInvitation(mail, tests),
  };
}

function wordsOfReminder(mail: MailFacts, facts: Words['facts']): Words {
  const [organization, campaign] = [mail.organization_name, mail.campaign_name];
  return {
    subject: invitationMail.reminderSubject({ organization, campaign }),
    title: invitationMail.reminderTitle({ campaign }),
    text: textOf(mail, 'reminder_text'),
    facts,
  };
}

interface Words {
  subject: Message;
  title: Message;
  text: Text;
  facts: MailContent['facts'];
}

/** With placeholders. */
interface Text {
  words: string;
  language: Language;
}

/** As the manager wrote it, for readers of the campaign's language; else the standard one, in the language of this reader. */
function textOf(mail: MailFacts, kind: TextKind): Text {
  const { language, campaign_language } = mail;
  const words = mail[kind];
  return words === null
    ? { words: standardText(kind, language), language }
    : { words, language: campaign_language };
}

async function compose(
  context: RenderContext,
  { invitationId }: InvitationParams,
  say: (mail: InvitationMail) => Promise<Words>,
): Promise<RenderedMail | null> {
  const mail = await findInvitationMail(context.db, invitationId);
  if (mail === undefined || mail.completed_at !== null) return null;
  const unsubscribe = await unsubscribeBy(context, {
    userId: mail.subject_id,
    organizationId: mail.organization_id,
    organizationName: mail.organization_name,
  });
  if (unsubscribe === null) return null;
  return write(
    context,
    mail,
    await say(mail),
    await entry(context, mail, invitationId),
    unsubscribe,
  );
}

type Entry = MailContent['action'] & { personal: boolean };

/** The mail as its reader gets it; previews and test mails come from here too. */
function write(
  { appUrl }: Pick<RenderContext, 'appUrl'>,
  mail: MailFacts,
  { text, ...words }: Words,
  { personal, ...action }: Entry,
  unsubscribe?: MailContent['unsubscribe'],
): RenderedMail {
  const { language } = mail;
  const deadlineIn = (spoken: Language) => formatDeadline(mail.deadline, mail.time_zone, spoken);
  const html = fill(text.words, {
    first_name: mail.first_name,
    last_name: mail.last_name,
    organization_name: mail.organization_name,
    campaign_name: mail.campaign_name,
    deadline: deadlineIn(text.language),
    link: action.url,
  });
  return layOut({
    ...words,
    language,
    preview: invitationMail.preview({ deadline: deadlineIn(language) }),
    head: organizationHead(appUrl, mail),
    body: [
      // So that it is read out as what it is.
      { html: text.language === language ? html : `<div lang="${text.language}">${html}</div>` },
    ],
    action,
    footer: [
      invitationMail.footer({ organization: mail.organization_name }),
      ...(personal ? [invitationMail.yoursAlone()] : []),
    ],
    unsubscribe,
  });
}

/** A mail to somebody who has not come in yet, with a link that leads nowhere. */
export async function writeSample(
  context: Pick<RenderContext, 'appUrl' | 'db'>,
  kind: 'invitation' | 'reminder',
  campaign: Omit<MailFacts, 'campaign_language'>,
): Promise<RenderedMail> {
  const mail = { ...campaign, campaign_language: campaign.language };
  const action = { url: `${context.appUrl}/`, label: invitationMail.see(), personal: true };
  const unsubscribe = {
    organization: mail.organization_name,
    page: `${context.appUrl}/`,
    oneClick: `${context.appUrl}/`,
  };
  const tests = await describeAsked(context.db, mail);
  const words =
    kind === 'invitation'
      ? wordsOfInvitation(mail, tests)
      : wordsOfReminder(mail, describeUntouchedTests(mail, tests));
  return write(context, mail, words, action, unsubscribe);
}

async function entry(
  context: RenderContext,
  mail: InvitationMail,
  invitationId: number,
): Promise<Entry> {
  const { secret, appUrl } = context;
  const see = invitationMail.see();
  const url = await passwordlessUrl(context, invitationId);
  if (url !== null) return { url, label: see, personal: true };
  const token = linkToken(secret, mail.link_id);
  if (!mail.has_password) {
    return {
      url: `${appUrl}/create-account-test-subject/${token}/${mail.organization_id}`,
      label: see,
      personal: true,
    };
  }
  if (!mail.has_permission) {
    return {
      url: `${appUrl}/give-permission/${mail.organization_id}/${token}`,
      label: see,
      personal: true,
    };
  }
  return { url: `${appUrl}/login`, label: invitationMail.take(), personal: false };
}

/** Where a campaign's mail leads its reader now; null when the campaign is over for them. */
export async function entryUrl(
  context: RenderContext,
  invitationId: number,
): Promise<string | null> {
  const mail = await findInvitationMail(context.db, invitationId);
  return mail === undefined ? null : (await entry(context, mail, invitationId)).url;
}

/** Puts the values into a manager's text; plain text becomes paragraphs. */
function fill(text: string, values: Record<MailPlaceholder, string>): string {
  const markup = isMarkup(text) ? text : paragraphsOf(text);
  // A greeting without a name has no gap in its place.
  const html = values.first_name ? markup : markup.replaceAll(/,? \{first_name\}/g, '');
  return html.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name as MailPlaceholder] as string | undefined;
    return value === undefined ? whole : escapeHtml(value);
  });
}

export const invitationMails = {
  'campaign-invitation': invitation,
  'campaign-reminder': reminder,
} satisfies Record<string, MailTemplate>;
