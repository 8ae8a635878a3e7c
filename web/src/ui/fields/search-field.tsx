import { useEffect, useState } from 'react';
import { SearchIcon } from '../text/icons.tsx';

export interface SearchFieldProps {
  label: string;
  /** What is being searched for now, as the address has it. */
  value: string;
  /** Called when typing pauses. */
  onSearch: (text: string) => void;
  className?: string;
}

export function SearchField({ label, value, onSearch, className = '' }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What was asked for here has arrived, and more may have been typed since; anything else came from outside.
    if (value !== reported) {
      setReported(value);
      setText(value);
    }
  }
  useEffect(() => {
    // What has been asked for is on its way into the address.
    if (text === value || text === reported) return;
    const timer = setTimeout(() => {
      setReported(text);
      onSearch(text);
    }, 300);
    return () => clearTimeout(timer);
  }, [text, value, reported, onSearch]);
  return (
    <div role="search" className={`relative min-w-0 flex-1 basis-56 ${className}`}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={120}
        className="control bg-paper pl-9"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // It searches by itself; a form around it is not sent.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
