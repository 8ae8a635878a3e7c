import { useCallback, useEffect, useRef, useState } from 'react';
import { findKept, forgetKept } from '../../../api/kept-pieces.ts';
import { sessionStore } from '../../../api/session.ts';
import { Upload, type UploadProgress } from './upload.ts';

const nothing: UploadProgress = { state: 'sending', sent: 0, size: 0, error: null };

/** What a closed page has left of a question. */
export interface LeftOver {
  seconds: number;
  /** It broke off before its end. */
  broken: boolean;
}

/** The way of one question's recording to the server. */
export function useUpload(interviewCode: string, question: number) {
  const user = String(sessionStore.getState().user?.id);
  const place = `${user}/${interviewCode}/${question}`;
  const current = useRef<Upload | null>(null);
  const [progress, setProgress] = useState(nothing);
  const make = useCallback(() => {
    current.current?.stop();
    setProgress(nothing);
    return (current.current = new Upload({ interviewCode, question, place }, setProgress));
  }, [interviewCode, question, place]);

  const begin = useCallback(() => make().begin(), [make]);
  const add = useCallback(
    (piece: Blob, seconds: number) => current.current?.add(piece, seconds),
    [],
  );
  const end = useCallback((seconds: number) => current.current?.end(seconds), []);
  const retry = useCallback(() => current.current?.retry(), []);
  const forget = useCallback(() => forgetKept(place), [place]);
  const resume = useCallback(async (): Promise<LeftOver | null> => {
    const found = await findKept(place);
    if (found === null || found.kept.size === 0) return null;
    const upload = make();
    if (!(await upload.resume(found.kept, found.pieces))) {
      await forgetKept(place);
      return null;
    }
    const { seconds, ended } = upload.kept;
    return { seconds, broken: !ended };
  }, [make, place]);
  useEffect(() => () => current.current?.stop(), []);
  const id = useCallback(() => current.current?.id ?? null, []);
  return { progress, begin, add, end, retry, resume, forget, id };
}
