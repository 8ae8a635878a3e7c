import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useSending, useSendingEach } from '../../lib/writes/use-sending.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import { CloseIcon } from '../../ui/text/icons.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import type { RolePin, SuccessionPin } from './pins-api.ts';
import {
  pinToRole,
  rolePins,
  successionPins,
  unpinAsSuccessor,
  unpinFromRole,
} from './pins-api.ts';
import type { Role, RoleGroups } from './roles.ts';
import { referenceOf, roleName, roleOf } from './roles.ts';

interface PinsCardProps {
  subjectId: number;
  roles: RoleGroups;
  readinessOf: (readiness: SuccessionPin['role_type']) => ReactNode;
  /** With a pin, to edit it; without, to add one. */
  onSuccession: (pin?: SuccessionPin) => void;
}

/** In which roles managers see somebody, and whom they could succeed. What is changed shows at once. */
export function PinsCard({ subjectId, roles, readinessOf, onSuccession }: PinsCardProps) {
  const { t } = useLingui();
  const inRoles = useQuery(rolePins(subjectId));
  const asSuccessor = useQuery(successionPins(subjectId));
  return (
    <Card
      title={t`Roles and succession`}
      note={t`Your managers’ judgement. Candidates can read it in the data they download.`}
    >
      <h3 className="mb-1.5 font-sans text-body font-semibold">
        <Trans>Could fill</Trans>
      </h3>
      <Loaded query={inRoles} skeleton={<Skeleton className="h-20" />}>
        {(pins) => <Roles subjectId={subjectId} pins={pins} roles={roles} />}
      </Loaded>
      <h3 className="mt-5 mb-1.5 font-sans text-body font-semibold">
        <Trans>Could succeed</Trans>
      </h3>
      <Loaded query={asSuccessor} skeleton={<Skeleton className="h-20" />}>
        {(pins) => (
          <>
            {pins.length > 0 && (
              <ul className="mb-2.5">
                {pins.map((pin) => (
                  <Succession
                    key={pin.successor_id}
                    subjectId={subjectId}
                    pin={pin}
                    readiness={readinessOf(pin.role_type)}
                    onEdit={() => onSuccession(pin)}
                  />
                ))}
              </ul>
            )}
            <Button onClick={() => onSuccession()}>
              <Trans>Pin as successor</Trans>
            </Button>
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface RolesProps {
  subjectId: number;
  pins: readonly RolePin[];
  roles: RoleGroups;
}

function Roles({ subjectId, pins, roles }: RolesProps) {
  const { t } = useLingui();
  // Each shows at once, and the next may be chosen before it is answered.
  const pinning = useSendingEach(
    ({ role, name }: { role: Role; name: string }) => pinToRole(subjectId, role, name),
    toastFailure,
  );
  const unpinning = useSendingEach((role: Role) => unpinFromRole(subjectId, role), toastFailure);
  const unpinWords = (name: string) => t`Unpin from ${name}`;
  const pinned = new Set(pins.map(({ type, role_id: id }) => referenceOf({ type, id })));
  const free = roles
    .map(({ value, items }) => ({ value, items: items.filter((one) => !pinned.has(one.value)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      {pins.length > 0 && (
        <ul className="mb-2.5">
          {pins.map(({ type, role_id: id, name }) => {
            const words = name ?? t`A profile that no longer exists`;
            return (
              <li
                key={referenceOf({ type, id })}
                className="flex items-center justify-between gap-3 border-b border-line"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
                <IconButton
                  label={unpinWords(words)}
                  onClick={() => void unpinning.run({ type, id })}
                >
                  <CloseIcon />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <SearchSelect
        label={t`Pin to a role`}
        hideLabel
        placeholder={t`Pin to a role`}
        groups={free}
        value={null}
        onValue={(reference) => {
          if (reference === null) return;
          const role = roleOf(reference);
          void pinning.run({ role, name: roleName(roles, role) ?? '' });
        }}
      />
    </>
  );
}

interface SuccessionProps {
  subjectId: number;
  pin: SuccessionPin;
  readiness: ReactNode;
  onEdit: () => void;
}

function Succession({ subjectId, pin, readiness, onEdit }: SuccessionProps) {
  const { t } = useLingui();
  const { entity, note } = pin;
  const { run: unpin } = useSending(() => unpinAsSuccessor(subjectId, pin), toastFailure);
  const name = nameOf(entity);
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <PersonLink id={entity.id}>{name}</PersonLink>
          <div className="text-small text-muted">{readiness}</div>
        </div>
        <div className="flex">
          <Button look="plain" aria-label={t`Edit the succession of ${name}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <IconButton label={t`Unpin as successor of ${name}`} onClick={() => void unpin()}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      {note && <p className="mt-0.5 text-small whitespace-pre-line">{note}</p>}
    </li>
  );
}
