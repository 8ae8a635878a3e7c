/** Standard texts, which a manager may change for each campaign. */
export const defaultTexts = {
  email_text: `<p>Hello {first_name},</p>
<p>{organization_name} invites you to take part in <strong>{campaign_name}</strong>. Nothing needs to be prepared: answer calmly and as you are.</p>
<p>Your answers are saved as you give them. You can stop at any moment and go on later, also on another device, until {deadline}.</p>
<p>Before you start you will see what is asked, how long it takes and who will read the result.</p>`,
  reminder_text: `<p>Hello {first_name},</p>
<p>{organization_name} is still waiting for you in <strong>{campaign_name}</strong>. What you have answered so far is kept.</p>
<p>You can take part until {deadline}.</p>`,
} as const;
