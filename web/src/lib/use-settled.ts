import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while, in milliseconds. */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), wait);
    return () => clearTimeout(timer);
  }, [written, wait]);
  return settled;
}
