import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const views = [
  { value: 'wide', label: msg`Desktop` },
  { value: 'narrow', label: msg`Phone` },
  { value: 'text', label: msg`Text only` },
] as const;

interface MailFrameProps {
  mail: RenderedMail;
  label: string;
  /** It is as high as it stays. */
  onShown?: () => void;
}

/** An email exactly as it is sent, in a frame that runs nothing and leads nowhere. */
export function MailFrame({ mail, label, onShown }: MailFrameProps) {
  const { t } = useLingui();
  const { subject } = mail;
  // Around the frame it is read out as within it.
  const language = /<html lang="([^"]+)"/.exec(mail.html)?.[1];
  const [view, setView] = useState<(typeof views)[number]['value']>(() =>
    matchMedia('(min-width: 700px)').matches ? 'wide' : 'narrow',
  );
  return (
    <figure className="grid min-w-0 gap-2.5" aria-label={label}>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{t`Preview: ${label}`}</legend>
        {views.map(({ value, label: words }) => (
          <label
            key={value}
            className="flex min-h-7 items-center gap-2 text-small pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              className="choice"
              checked={view === value}
              onChange={() => setView(value)}
            />
            {t(words)}
          </label>
        ))}
      </fieldset>
      <p className="text-small text-muted">
        <Trans>
          Subject:{' '}
          <span lang={language} className="font-medium text-ink">
            {subject}
          </span>
        </Trans>
      </p>
      {view === 'text' ? (
        <pre
          lang={language}
          className="rounded-control border border-line bg-paper p-4 font-sans text-small whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {mail.text}
        </pre>
      ) : (
        <Frame
          html={mail.html}
          label={label}
          width={view === 'wide' ? 600 : 390}
          onShown={onShown}
        />
      )}
    </figure>
  );
}

interface FrameProps {
  html: string;
  label: string;
  width: number;
  onShown: (() => void) | undefined;
}

function Frame({ html, label, width, onShown }: FrameProps) {
  const [height, setHeight] = useState(320);
  const [room, setRoom] = useState(width);
  // A wide email in a narrow card is made smaller, not cut off.
  const scale = Math.min(1, room / width);
  const watch = useCallback((place: HTMLDivElement | null) => {
    if (!place) return undefined;
    const observer = new ResizeObserver(() => setRoom(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={watch}
      className="overflow-hidden rounded-control border border-line bg-paper"
      style={{ height: height * scale }}
    >
      <iframe
        key={`${width} ${html}`}
        title={label}
        // The same origin without scripts: the page may dress the mail, the mail may do nothing.
        sandbox="allow-same-origin"
        srcDoc={undress(html)}
        className="block origin-top-left border-0"
        style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
        onLoad={({ currentTarget }) => {
          const shown = currentTarget.contentDocument;
          if (!shown) return;
          dress(shown);
          setHeight(Math.min(2400, shown.documentElement.scrollHeight));
          onShown?.();
        }}
      />
    </div>
  );
}

/** The page's policy forbids styles in markup, in frames too. They are put aside here and set by script. */
function undress(html: string): string {
  return html
    .replaceAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi, '<template data-sheet>$2</template>')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(/\sstyle=/gi, ' data-style=').replace(/^<a\s/i, '<a target="_blank" '),
    );
}

function dress(shown: Document) {
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  const Sheet = shown.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  shown.adoptedStyleSheets = [...shown.querySelectorAll<HTMLTemplateElement>('[data-sheet]')].map(
    (template) => {
      const sheet = new Sheet();
      sheet.replaceSync(template.content.textContent);
      return sheet;
    },
  );
}
