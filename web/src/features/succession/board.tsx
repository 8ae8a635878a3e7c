import { readinesses } from '@assay/contract/pins';
import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { useSending, useSendingEach } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ChevronDownIcon, PlusIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import type { Board, Person, Place, Readiness, Successor } from './api.ts';
import { pinSuccessor, readinessOf, unpinSuccessor } from './api.ts';
import { readinessWords } from './readiness.ts';

interface BoardProps {
  board: Board;
  onAdd: (entity: Person) => void;
  onNote: (person: Person, entity: Person, successor: Successor) => void;
}

/** Every place with who may succeed its holder, by when. */
export function SuccessionBoard({ board, onAdd, onNote }: BoardProps) {
  const { t } = useLingui();
  useShortcuts([
    { key: 'ArrowLeft', words: t`Focused successor: ready sooner` },
    { key: 'ArrowRight', words: t`Focused successor: ready later` },
  ]);
  const frame = useKeptFocus<HTMLDivElement>();
  const people = new Map(board.people.map((person) => [person.id, person]));
  const groups = Map.groupBy(board.places, roleKey);
  return (
    <div ref={frame} className="grid gap-6">
      {[...groups].map(([key, places]) => (
        <Card key={key} flush title={<RoleTitle place={places[0]} />}>
          <ul>
            {places.map((place) => {
              const entity = people.get(place.incumbent_id);
              return (
                entity && (
                  <PlaceRow
                    key={entity.id}
                    place={place}
                    entity={entity}
                    people={people}
                    onAdd={() => onAdd(entity)}
                    onNote={(person, successor) => onNote(person, entity, successor)}
                  />
                )
              );
            })}
          </ul>
        </Card>
      ))}
      {board.more && (
        <p className="text-small text-muted">
          <Trans>
            There are more roles than are shown here: the first 500, those with a bench first.
          </Trans>
        </p>
      )}
    </div>
  );
}

const roleKey = ({ role }: Place) => (role ? `${role.type} ${role.id}` : '');

function RoleTitle({ place }: { place: Place | undefined }) {
  const { t } = useLingui();
  const role = place?.role;
  return role ? (role.name ?? t`A profile that no longer exists`) : t`No role recorded`;
}

interface PlaceRowProps {
  place: Place;
  entity: Person;
  people: ReadonlyMap<number, Person>;
  onAdd: () => void;
  onNote: (person: Person, successor: Successor) => void;
}

const addWords = (name: string) => t`Add a successor for ${name}`;

function PlaceRow({ place, entity, people, onAdd, onNote }: PlaceRowProps) {
  const { t } = useLingui();
  const [moved, setMoved] = useState<number>();
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-5 py-4 sm:px-6 lg:grid-cols-[14rem_repeat(3,minmax(0,1fr))_auto]">
      <div className="min-w-0 leading-snug">
        <PersonLink id={entity.id}>{nameOf(entity)}</PersonLink>
        <div className="text-small text-muted">{depthInWords(place)}</div>
      </div>
      {readinesses.map((when) => {
        const there = place.successors.filter(({ role_type }) => role_type === when);
        return (
          <div key={when} className="min-w-0">
            <h3 className="mb-1.5 font-sans text-small font-medium text-muted">
              {t(readinessWords[when])}
            </h3>
            {there.length === 0 ? (
              <p className="text-small text-muted">–</p>
            ) : (
              <ul className="grid gap-1.5">
                {there.map((successor) => {
                  const person = people.get(successor.subject_id);
                  return (
                    person && (
                      <SuccessorItem
                        key={person.id}
                        {...{ person, entity, successor }}
                        moved={moved === person.id}
                        onMove={() => setMoved(person.id)}
                        onNote={() => onNote(person, successor)}
                      />
                    )
                  );
                })}
              </ul>
            )}
          </div>
        );
      })}
      <div>
        <Button aria-label={addWords(nameOf(entity))} onClick={onAdd}>
          <PlusIcon /> <Trans>Add</Trans>
        </Button>
      </div>
    </li>
  );
}

function depthInWords({ depth: { now, soon, later } }: Place): string {
  const bench = now + soon + later;
  if (bench === 0) return t`No successor yet`;
  const all = t`${plural(bench, { one: '# successor', other: '# successors' })}`;
  return now === 0 ? t`${all}, none ready now` : t`${all}, ${now} ready now`;
}

interface SuccessorItemProps {
  person: Person;
  entity: Person;
  successor: Successor;
  /** Whether they were moved last among those of this place. */
  moved: boolean;
  onMove: () => void;
  onNote: () => void;
}

const menuWords = (name: string, entity: string, when: string) =>
  t`${name}, ${when} for ${entity}: change`;
const movedWords = (name: string, when: string) => t`${name}: ${when}`;

/** Moved by its menu, or with the arrow keys while it has the focus. */
function SuccessorItem(props: SuccessorItemProps) {
  const { person, entity, successor, moved, onMove, onNote } = props;
  const { t } = useLingui();
  const name = nameOf(person);
  const { role_type: present, note } = successor;
  const item = useRef<HTMLLIElement>(null);

  // In another list it is another button: the one that was pressed has gone, and the focus with it. The next key may follow at once.
  useLayoutEffect(() => {
    if (!moved || document.activeElement !== document.body) return;
    item.current?.querySelector('button')?.focus();
  }, [moved]);

  // Each shows at once, and the next key may follow before it is answered.
  const moving = useSendingEach(async (when: Readiness) => {
    await pinSuccessor(person, entity, when);
    toast(movedWords(name, t(readinessWords[when])));
  }, toastFailure);
  const removing = useSending(
    () => unpinSuccessor({ subjectId: person.id, entityId: entity.id }, present),
    toastFailure,
  );
  const move = (when: Readiness) => {
    onMove();
    void moving.run(when);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // Two keys may come before the first has been drawn.
    const now = readinessOf(person, entity) ?? present;
    const next = by === 0 ? undefined : readinesses[readinesses.indexOf(now) + by];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <li ref={item} className="min-w-0">
      <Menu
        trigger={
          <button
            type="button"
            onKeyDown={onKeyDown}
            aria-label={menuWords(name, nameOf(entity), t(readinessWords[present]))}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-left text-small hover:border-edge pointer-coarse:min-h-11"
          >
            <span className="truncate">{name}</span>
            <ChevronDownIcon className="shrink-0 text-muted" />
          </button>
        }
      >
        {readinesses
          .filter((when) => when !== present)
          .map((when) => (
            <MenuItem key={when} onClick={() => move(when)}>
              {t(readinessWords[when])}
            </MenuItem>
          ))}
        <MenuLink
          to="/admin/subject-profile/$id"
          params={{ id: String(person.id) }}
          preload={false}
        >
          <Trans>Open their page</Trans>
        </MenuLink>
        <MenuItem onClick={onNote}>{note ? t`Edit the note` : t`Add a note`}</MenuItem>
        <MenuItem danger onClick={() => void removing.run()}>
          <Trans>Remove from the bench</Trans>
        </MenuItem>
      </Menu>
      {note && (
        <p className="mt-1 max-w-reading text-small whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </li>
  );
}
