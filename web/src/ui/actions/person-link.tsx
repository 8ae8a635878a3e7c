import type { ReactNode } from 'react';
import { RowLink } from '../tables/row-link.tsx';

interface PersonLinkProps {
  /** Subject. */
  id: number;
  /** Their name. */
  children: ReactNode;
  className?: string;
}

/** A person's name, which leads to everything an organisation knows about them. */
export function PersonLink({ id, ...rest }: PersonLinkProps) {
  // Reading it is written down: only on purpose.
  return (
    <RowLink
      to="/admin/subject-profile/$id"
      params={{ id: String(id) }}
      preload={false}
      {...rest}
    />
  );
}
