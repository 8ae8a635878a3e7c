import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { isFailedCall } from '../../lib/server-errors.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { IconButton } from '../actions/button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../text/icons.tsx';

interface Message {
  id: number;
  text: string;
  tone: 'good' | 'bad';
  action?: { label: string; run: () => void } | undefined;
}

const messages = createStore<Message[]>(() => []);
let lastId = 0;

interface ToastOptions extends Partial<Pick<Message, 'tone' | 'action'>> {
  /** What takes it back, by one click. */
  undo?: () => Promise<unknown>;
}

/** Says in one sentence what has happened. */
export function toast(
  text: string,
  { tone = 'good', undo, action = undo && back(undo) }: ToastOptions = {},
) {
  const message: Message = { id: ++lastId, text, tone, action };
  messages.setState((shown) => [...shown.slice(-2), message], true);
}

function back(undo: () => Promise<unknown>): Message['action'] {
  return { label: t`Undo`, run: () => void undo().catch(toastFailure) };
}

/** Says why a call has failed. */
export function toastFailure(failure: unknown) {
  if (!isFailedCall(failure)) throw failure;
  toast(failure.message, { tone: 'bad' });
}

function close(id: number) {
  messages.setState((shown) => shown.filter((message) => message.id !== id), true);
}

/** Nothing of what was said stays. */
export function closeToasts() {
  messages.setState([], true);
}

/** Where messages appear; once, at the root. `children` are what stays longer, and stand above them. */
export function Toasts({ children }: { children?: ReactNode }) {
  const shown = useStore(messages);
  const frame = useKeptFocus<HTMLDivElement>();
  return (
    <div
      ref={frame}
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid justify-items-center gap-2 print:hidden"
    >
      {children}
      {shown.map((message) => (
        <Toast key={message.id} {...message} />
      ))}
    </div>
  );
}

function Toast({ id, text, tone, action }: Message) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, action || tone === 'bad' ? 10_000 : 5000, id);
    return () => clearTimeout(timer);
  }, [held, id, action, tone]);
  return (
    <div
      className="pointer-events-auto flex max-w-full items-center gap-2.5 rounded-control border border-line bg-surface py-1 pr-1 pl-4 shadow-float transition-[opacity,translate] duration-150 starting:translate-y-2 starting:opacity-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'good' ? (
        <CheckIcon className="shrink-0 text-good" />
      ) : (
        <AlertIcon className="shrink-0 text-bad" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-control shrink-0 rounded-small px-2 font-medium whitespace-nowrap text-accent hover:bg-accent-soft"
          onClick={() => {
            action.run();
            close(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} onClick={() => close(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
