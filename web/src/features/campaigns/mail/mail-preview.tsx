import { createElement } from 'react';
import type { ReactNode } from 'react';
import { momentInWords, zoneInWords } from '../../../lib/moments.ts';
import type { Campaign } from '../api.ts';
import type { MailNode } from './html.ts';
import { isHtml, parseHtml } from './html.ts';
import { toHtml } from './plain-text.ts';
import type { MailValues } from './placeholders.ts';
import { fillIn } from './placeholders.ts';

interface MailPreviewProps {
  /** As it is stored: HTML, or plain text. */
  text: string;
  values: MailValues;
  subject: string;
  sender: string;
}

export function invitationSubject({ organization_name, campaign_name }: MailValues): string {
  return `${organization_name} invites you: ${campaign_name}`;
}

export function reminderSubject({ organization_name, campaign_name }: MailValues): string {
  return `Reminder: ${campaign_name} of ${organization_name}`;
}

/** How a mail reads to the first person who gets it. */
export function MailPreview({ text, values, subject, sender }: MailPreviewProps) {
  const nodes = parseHtml(isHtml(text) ? text : toHtml(text));
  return (
    <div className="overflow-hidden rounded-control border border-line bg-paper text-body [overflow-wrap:anywhere]">
      <div className="border-b border-line bg-surface px-4 py-2.5 text-small text-muted">
        <div className="font-semibold text-ink">{subject}</div>
        Answers go to {sender || 'the sender'}
      </div>
      <div className="p-4 sm:p-5">
        <div className="rounded-card border border-line bg-surface px-5 py-5">
          <div className="grid gap-3 [&_a]:text-accent [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
            {nodes.length > 0 ? (
              elements(nodes, values)
            ) : (
              <p className="text-muted">No text yet.</p>
            )}
          </div>
          <span className="mt-5 inline-block rounded-control bg-accent px-4 py-2 font-medium text-on-accent">
            See what is asked
          </span>
        </div>
      </div>
    </div>
  );
}

const shown = new Set(['p', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote']);

function elements(nodes: readonly MailNode[], values: MailValues): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return fillIn(node, values);
    const children = elements(node.children, values);
    // A preview leads nowhere, and its headings are not the page's.
    if (node.tag === 'a')
      return createElement('span', { key, className: 'text-accent underline' }, ...children);
    if (/^h\d$/.test(node.tag))
      return createElement(
        'p',
        { key, className: 'font-serif text-title font-semibold' },
        ...children,
      );
    if (node.tag === 'br') return createElement('br', { key });
    return shown.has(node.tag) ? createElement(node.tag, { key }, ...children) : children;
  });
}

type Previewed = Pick<Campaign, 'campaign_name' | 'deadline' | 'subjects'> & {
  /** Null before it is known; then it is left out. */
  time_zone: string;
};

/** What stands for the placeholders in a preview. */
export function exampleValues(campaign: Previewed, organization: string): MailValues {
  const { campaign_name, deadline, time_zone, subjects } = campaign;
  return {
    first_name: subjects[0]?.first_name || 'Ann',
    last_name: subjects[0]?.last_name || 'Lee',
    organization_name: organization || 'Your organisation',
    campaign_name: campaign_name || 'your campaign',
    deadline: deadline ? deadlineInWords(deadline, time_zone) : 'the deadline',
    link: 'https://…',
  };
}

function deadlineInWords(deadline: string, zone: string | null): string {
  const moment = momentInWords(deadline, zone ?? 'UTC');
  return zone ? `${moment} (${zoneInWords(zone)})` : moment;
}
