import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Bar, BarSpace } from '../../ui/page/bar.tsx';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { Main } from '../../ui/page/main.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { Wordmark } from '../../ui/page/wordmark.tsx';
import { Answers } from './gallery-answers.tsx';
import { Buttons } from './gallery-buttons.tsx';
import { Charts } from './gallery-charts.tsx';
import { Colours } from './gallery-colours.tsx';
import { Fields, NestedForm } from './gallery-fields.tsx';
import { HeatMaps } from './gallery-heat-maps.tsx';
import { Layers } from './gallery-layers.tsx';
import { GalleryList, ListStates } from './gallery-list.tsx';
import { QuestionLook } from './gallery-question.tsx';
import { Words } from './gallery-words.tsx';
import type { Theme } from './theme.ts';
import { showTheme } from './theme.ts';

const sections: readonly { id: string; title: string; content: () => ReactNode }[] = [
  { id: 'colours', title: 'Colours and type', content: Colours },
  { id: 'heads', title: 'Heads, cards and states in words', content: Words },
  { id: 'buttons', title: 'Buttons and links', content: Buttons },
  { id: 'fields', title: 'Fields', content: Fields },
  { id: 'form', title: 'A form and what the server says', content: NestedForm },
  { id: 'list', title: 'A list from the server', content: GalleryList },
  { id: 'list-states', title: 'A list loading, empty and broken', content: ListStates },
  { id: 'layers', title: 'Dialogs, menus and messages', content: Layers },
  { id: 'answers', title: 'Banners, empty states and skeletons', content: Answers },
  { id: 'question', title: 'A question', content: QuestionLook },
  { id: 'charts', title: 'Scores, curves and series', content: Charts },
  { id: 'heat-maps', title: 'Heat maps', content: HeatMaps },
];

/** Every piece of the design system in its states, for whoever builds a screen. */
export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => showTheme(theme), [theme]);
  return (
    <>
      <Bar>
        <Wordmark />
        <BarSpace />
      </Bar>
      <Main>
        <Screen name="dev-ui" title="Design system">
          <PageHeader title="Design system" meta="Every piece in its states." />
          <div className="mb-10 flex flex-wrap items-start justify-between gap-6">
            <nav aria-label="Sections" className="flex flex-wrap gap-x-4 gap-y-1 sm:max-w-160">
              {sections.map(({ id, title }) => (
                <a key={id} href={`#${id}`} className="text-accent underline underline-offset-3">
                  {title}
                </a>
              ))}
            </nav>
            <RadioGroup
              label="Theme"
              name="theme"
              choices={[
                { value: 'system', label: 'As the system' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              onChange={({ target }) => setTheme(target.value as Theme)}
            />
          </div>
          {sections.map(({ id, title, content: Content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-6">
              <h2 id={`${id}-title`} className="mb-4 border-b border-line pb-2 text-title">
                {title}
              </h2>
              <Content />
            </section>
          ))}
        </Screen>
      </Main>
    </>
  );
}
