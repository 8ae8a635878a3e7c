import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { StatusDot } from '../../ui/status.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { OwnOrganization } from './api.ts';

/** What a manager sees of the own organisation: settings, package, and who else looks after it. */
export function OwnOrganizationFacts(own: OwnOrganization) {
  const { package: held, subjects_used: used } = own;
  return (
    <div className="grid gap-6">
      <Card title="Settings">
        <DetailList>
          {own.logo_url && (
            <Detail label="Logo">
              <img
                src={own.logo_url}
                alt={`Logo of ${own.organization_name}`}
                className="max-h-16 max-w-60 rounded-small border border-line bg-[#fff] object-contain p-2"
              />
            </Detail>
          )}
          <Detail label="Time zone">{own.time_zone.replaceAll('_', ' ')}</Detail>
          <Detail label="Data of applicants">
            {`Anonymised ${monthsInWords(own.retention_months)} after a recruitment campaign is over`}
          </Detail>
          <Detail label="Second factor">
            {own.require_two_factor ? 'Asked of every manager' : 'Left to each manager'}
          </Detail>
          <Detail label="Contact for adjustments">
            {own.adjustments_contact ?? 'The sender of each campaign'}
          </Detail>
          <Detail label="Tests in a frame">
            {own.frame_ancestors.join(', ') || 'On no other site'}
          </Detail>
        </DetailList>
      </Card>
      <Card title="Package">
        <DetailList>
          <Detail label="Package">
            {held.name}:{' '}
            {held.subject_limit === null
              ? `${counted(used)} people used, no limit`
              : `${counted(used)} of ${counted(held.subject_limit)} people used`}
            {'. '}
            <TextLink to="/admin/manager/organization/subscription">Subscription</TextLink>
          </Detail>
          <Detail label="Counted anew on">{dayInWords(own.period_ends_at)}</Detail>
          <Detail label="Features">
            {own.features.map(({ name }) => name).join(', ') || 'None'}
          </Detail>
        </DetailList>
      </Card>
      <Card flush title="Managers" note="Those who run the platform add and remove them.">
        <ul>
          {own.managers.map(({ id, first_name, last_name, email, status }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 sm:px-6"
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <div className="font-semibold">{`${first_name} ${last_name}`}</div>
                <div className="text-small text-muted">{email}</div>
              </div>
              {status === 'active' ? (
                <StatusDot tone="good">Active</StatusDot>
              ) : (
                <StatusDot tone="open">Invited</StatusDot>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function monthsInWords(months: number): string {
  return months === 1 ? 'a month' : `${months} months`;
}
