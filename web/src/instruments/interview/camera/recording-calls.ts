import {
  appendRecording,
  createRecording as createRecordingCall,
} from '@assay/contract/interviews';
import { NetworkError } from '../../../api/api-error.ts';
import { pathOf, request } from '../../../api/client.ts';

/** The steps of the tus protocol that a recording takes on its way: https://tus.io/protocols/resumable-upload */

const tus = { 'Tus-Resumable': '1.0.0' };

/** Milliseconds that a line may be silent, which tells of itself neither that it is broken nor when it is back. */
const answerWithinMs = 30_000;
/** A piece takes long on a poor line; a server waits a minute for it. */
const pieceWithinMs = 90_000;

/** Answers the id of the recording that there is room for now; its length is told at its end. */
export async function createRecording(interviewCode: string, question: number): Promise<number> {
  const { method } = createRecordingCall;
  const response = await request({
    method,
    path: pathOf(createRecordingCall, { interviewCode }),
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      ...tus,
      'Upload-Defer-Length': '1',
      'Upload-Metadata': `question ${btoa(String(question))}`,
    },
  });
  return numberIn(response, 'Location', /\/(\d+)$/);
}

interface Uploaded {
  interviewCode: string;
  id: number;
}

/** How much of it has arrived. */
export async function readOffset(params: Uploaded): Promise<number> {
  const path = pathOf(appendRecording, { ...params });
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await request({ method: 'HEAD', path, headers: tus, signal });
  return numberIn(response, 'Upload-Offset', /^(\d+)$/);
}

/** Sends the next chunk; with the last one, how long the whole is. */
export async function sendPiece(
  params: Uploaded,
  chunk: Blob,
  { offset, length }: { offset: number; length: number | null },
): Promise<void> {
  const response = await request({
    method: appendRecording.method,
    path: pathOf(appendRecording, { ...params }),
    signal: AbortSignal.timeout(pieceWithinMs),
    body: chunk,
    headers: {
      ...tus,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      ...(length !== null && { 'Upload-Length': String(length) }),
    },
  });
  if (numberIn(response, 'Upload-Offset', /^(\d+)$/) !== offset + chunk.size) throw noAnswer();
}

/** A success alone says nothing: a network that asks for a login first answers so, too, and has taken nothing in. */
function numberIn({ headers }: Response, name: string, pattern: RegExp): number {
  const found = pattern.exec(headers.get(name) ?? '')?.[1];
  if (found === undefined) throw noAnswer();
  return Number(found);
}

const noAnswer = () => new NetworkError(new TypeError('This is no answer about a recording.'));
