import type { ReactNode } from 'react';
import { PersonLink } from '../actions/person-link.tsx';

interface PersonNameProps {
  /** Subject; undefined where nothing is known of them any more. */
  id: number | undefined;
  name: string;
  email: string;
  /** What stands beside the name. */
  children?: ReactNode;
}

/** The row stays one line high: the name has the room that it needs, what stands beside it the rest. */
const besideName = 'lg:grid lg:grid-cols-[auto_minmax(3.5rem,1fr)]';

/** By touch, the name reaches over the address below it, which leads nowhere. */
const reach =
  'relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-top-1.5 pointer-coarse:after:-bottom-4.5';

/** Name and address of somebody in a row of a compact table. */
export function PersonName({ id, name, email, children }: PersonNameProps) {
  return (
    <div className="min-w-0 leading-5 [overflow-wrap:anywhere]">
      <div
        className={`flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 ${children ? besideName : ''}`}
      >
        {id === undefined ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <PersonLink id={id} className={reach}>
            {name}
          </PersonLink>
        )}
        {children}
      </div>
      {name !== email && <div className="text-small leading-4 text-muted">{email}</div>}
    </div>
  );
}
