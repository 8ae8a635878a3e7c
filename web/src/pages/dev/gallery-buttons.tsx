import { Button, ButtonAnchor, IconButton } from '../../ui/actions/button.tsx';
import type { ButtonLook } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { MoreIcon, PlusIcon } from '../../ui/text/icons.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

const looks: readonly ButtonLook[] = ['primary', 'quiet', 'danger', 'plain'];

export function Buttons() {
  return (
    <Card>
      <div className="grid gap-4">
        {looks.map((look) => (
          <div key={look} className="flex flex-wrap gap-2.5">
            <Button look={look}>
              <PlusIcon /> {look}
            </Button>
            <Button look={look} disabled>
              off
            </Button>
            <Button look={look} pending>
              running
            </Button>
            <ButtonLink look={look} to="/dev/ui">
              a link
            </ButtonLink>
            <ButtonAnchor look={look} href="#buttons">
              an anchor
            </ButtonAnchor>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2.5">
          <IconButton label="More">
            <MoreIcon />
          </IconButton>
          <IconButton label="More, in a frame" className="border border-line bg-surface">
            <MoreIcon />
          </IconButton>
          <span>
            Running text with <TextLink to="/dev/ui">a link</TextLink> in it.
          </span>
        </div>
      </div>
    </Card>
  );
}
