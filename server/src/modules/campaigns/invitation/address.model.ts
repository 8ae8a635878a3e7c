import type { QueuedMail } from '../../../platform/mail/mail.ts';

interface Recipient {
  subject_id: number;
  first_name: string;
  last_name: string;
  email: string;
}

interface Sender {
  sender_name: string;
  sender_email: string;
}

/** Whom a mail of a campaign reaches, and who gets the answer to it. */
export function addressed(to: Recipient, sender: Sender): Pick<QueuedMail, 'to' | 'replyTo'> {
  return {
    to: {
      email: to.email,
      name: `${to.first_name} ${to.last_name}`.trim(),
      userId: to.subject_id,
    },
    replyTo: joined(sender),
  };
}

/** Name and address as they stand in a mail: `Ann Lee <ann@example.org>`. */
export function joined({ sender_name, sender_email }: Sender): string {
  return `${sender_name} <${sender_email}>`;
}
