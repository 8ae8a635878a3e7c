import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../ui/page/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { Board, Person } from './api.ts';
import { type Consequence, whatIf } from './what-if.ts';

/** Moves one person in thought and says which roles lose cover; nothing is saved. */
export function WhatIfCard({ board }: { board: Board }) {
  const { t } = useLingui();
  const [who, setWho] = useState('');
  const [into, setInto] = useState('');
  const people = board.people.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const byId = new Map(people.map((person) => [person.id, person]));
  const mover = byId.get(Number(who));
  const places = board.places.filter(({ incumbent_id: id }) => id !== mover?.id);
  const option = (person: Person) => ({ value: person.id, label: nameOf(person) });
  return (
    <Card
      title={t`What if`}
      note={t`Move one person and see which roles lose cover. Nothing is saved.`}
    >
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Person`}
          placeholder={t`Choose a person`}
          options={people.map(option)}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <SelectField
          label={t`Moves to`}
          options={[
            { value: '', label: t`Leaves` },
            ...places.flatMap(({ incumbent_id: id, role }) => {
              const holder = byId.get(id);
              return holder ? [{ value: id, label: placeInWords(holder, role?.name) }] : [];
            }),
          ]}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        />
      </div>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {mover && (
          <Consequences
            consequences={whatIf(board, mover.id, Number(into) || undefined)}
            people={byId}
          />
        )}
      </div>
    </Card>
  );
}

const placeInWords = (holder: Person, role?: string | null) =>
  role ? `${role} (${nameOf(holder)})` : nameOf(holder);

interface ConsequencesProps {
  consequences: readonly Consequence[];
  people: ReadonlyMap<number, Person>;
}

function Consequences({ consequences, people }: ConsequencesProps) {
  if (consequences.length === 0) {
    return (
      <p>
        <Trans>No role on this board changes.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {consequences.map((one) => {
        const holder = people.get(one.place.incumbent_id);
        const heavy = one.what === 'vacant' || one.what === 'cover';
        return (
          holder && (
            <li key={holder.id} className="flex items-baseline gap-2.5">
              <span
                aria-hidden
                className={`size-2 shrink-0 rounded-full forced-colors:border ${heavy ? 'bg-bad' : one.what === 'filled' ? 'bg-good' : 'bg-warn'}`}
              />
              <span className="[overflow-wrap:anywhere]">
                <span className="font-semibold">{placeInWords(holder, one.place.role?.name)}</span>
                {': '}
                {consequenceInWords(one)}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function consequenceInWords({ what, readyNow, bench }: Consequence): string {
  switch (what) {
    case 'vacant':
      return readyNow > 0
        ? t`becomes vacant; ${plural(readyNow, { one: '# successor is', other: '# successors are' })} ready now`
        : t`becomes vacant, and no one is ready now`;
    case 'cover':
      return t`loses cover: no one is ready now any more`;
    case 'filled':
      return t`is filled; ${plural(bench, { one: '# successor stays', other: '# successors stay' })} on the bench`;
    case 'thinner':
      return bench === 0
        ? t`loses its only successor`
        : t`has one successor fewer; ${plural(bench, { one: '# stays', other: '# stay' })}`;
  }
}
