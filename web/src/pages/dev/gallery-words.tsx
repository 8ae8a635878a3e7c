import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { Day, Deadline } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import { Pill, StatusDot } from '../../ui/text/status.tsx';
import type { Tone } from '../../ui/text/status.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

const tones: readonly Tone[] = ['good', 'warn', 'bad', 'accent', 'quiet', 'open'];
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** The head of a page is its only h1; here its parts stand in a box of their own. */
export function Words() {
  return (
    <div className="grid gap-6">
      <StatRow>
        <Stat value={48} label="invited" of={{ value: 48, max: 48 }} />
        <Stat value={26} label="completed" of={{ value: 26, max: 48 }} />
        <Stat value="10,000" label="people in all" />
        <Stat value="5 d" label="median time to finish" />
      </StatRow>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          title="A card with a note and a button"
          note="One quiet line that says what is in it."
          actions={<Button>Do it</Button>}
        >
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/dev/ui">
                Assessments
              </TextLink>,
              endless,
            ]}
          />
          <DetailList>
            <Detail label="Day">
              <Day at="2026-12-04T17:00:00Z" />
            </Detail>
            <Detail label="Deadline elsewhere">
              <Deadline at="2026-12-04T17:00:00Z" timeZone="Asia/Kolkata" />
            </Detail>
            <Detail label="A long word">{endless}</Detail>
          </DetailList>
        </Card>
        <Card title={endless}>
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              {tones.map((tone) => (
                <StatusDot key={tone} tone={tone}>
                  {tone}
                </StatusDot>
              ))}
            </div>
            <div className="flex flex-wrap gap-2.5">
              {tones.map((tone) => (
                <Pill key={tone} tone={tone}>
                  {tone}
                </Pill>
              ))}
            </div>
            <div className="flex items-center gap-3">
              <OrganizationMark name="Northwind" logoUrl={null} /> Northwind
              <OrganizationMark name="Wide" logoUrl="/dist/favicon.svg" /> With a logo
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
}
