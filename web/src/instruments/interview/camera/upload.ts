import { ApiError } from '../../../api/api-error.ts';
import {
  forgetKept,
  forgetPieces,
  type KeptPiece,
  type KeptRecording,
  saveKept,
} from '../../../api/kept-pieces.ts';
import { inTime } from '../../../lib/in-time.ts';
import { createRecording, readOffset, sendPiece } from './recording-calls.ts';

/** Bytes that go at once: little enough for a slow line, much enough for few calls. */
const mostBytes = 1024 * 1024;
/** And where not so much gets through, since a server waits a minute for it. */
const leastBytes = 64 * 1024;
/** Milliseconds within which a piece has gone that may be followed by a larger one. */
const quickMs = 10_000;
/** From how many bytes a recording says what it is. */
const headBytes = 64;
/** How often in a row the two sides may disagree about how much has arrived, as they do while two pages send at once. */
const mostMoves = 5;
/** Milliseconds after which a page that opens goes on without the server's word. */
const openWithinMs = 6000;

export type UploadState = 'sending' | 'waiting' | 'done' | 'failed';

export interface UploadProgress {
  state: UploadState;
  sent: number;
  size: number;
  /** Why it cannot go on. */
  error: Error | null;
}

interface Target {
  interviewCode: string;
  question: number;
  place: string;
}

/**
 * Sends a recording while it is made. A broken line makes it wait and go on from where it was; what has not arrived
 * stays on the device.
 */
export class Upload {
  readonly #target: Target;
  readonly #tell: (progress: UploadProgress) => void;
  #chunks: KeptPiece[] = [];
  #kept: KeptRecording = { id: null, seconds: 0, ended: false, size: 0 };
  #sent = 0;
  #told = false;
  #state: UploadState = 'sending';
  #error: Error | null = null;
  #running = false;
  #stopped = false;
  #retryMs = 1000;
  #moves = 0;
  #pieceBytes = mostBytes;
  #wake: (() => void) | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(target: Target, tell: (progress: UploadProgress) => void) {
    this.#target = target;
    this.#tell = tell;
  }

  get id(): number | null {
    return this.#kept.id;
  }

  get kept(): KeptRecording {
    return this.#kept;
  }

  /** Another try at the same question: nothing of the one before stays on the device. */
  begin(): void {
    this.#written = forgetKept(this.#target.place);
    void this.#run();
  }

  /** Goes on with what a closed page has left; false where nothing is left of it, or it has been deleted meanwhile. */
  async resume(kept: KeptRecording, pieces: KeptPiece[]): Promise<boolean> {
    this.#kept = kept;
    this.#chunks = pieces;
    if (kept.id !== null) {
      const params = { interviewCode: this.#target.interviewCode, id: kept.id };
      try {
        this.#sent = await inTime(readOffset(params), openWithinMs, 'The server takes long.');
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
        this.#sent = pieces[0]?.startsAt ?? kept.size;
      }
    }
    this.#breakOffAtGap();
    if (this.#kept.size === 0) return false;
    void this.#run();
    return true;
  }

  add(blob: Blob, seconds: number): void {
    if (blob.size === 0) return;
    const chunk = { startsAt: this.#kept.size, blob };
    this.#chunks.push(chunk);
    this.#kept = { ...this.#kept, size: this.#kept.size + blob.size, seconds };
    this.#write(chunk);
    this.#wake?.();
    void this.#run();
  }

  end(seconds: number): void {
    this.#kept = { ...this.#kept, ended: true, seconds };
    this.#write();
    this.#wake?.();
    void this.#run();
  }

  /** Tries now what waits for its next try. */
  retry(): void {
    if (this.#state === 'failed') this.#state = 'sending';
    this.#retryMs = 1000;
    this.#moves = 0;
    this.#wake?.();
    void this.#run();
  }

  /** The page is left, or the recording given up. */
  stop(): void {
    this.#stopped = true;
    this.#wake?.();
  }

  /** A device that is full, or keeps no files, has pieces missing: what comes behind them makes no recording. */
  #breakOffAtGap(): void {
    let end = this.#sent;
    for (const { startsAt, blob } of this.#chunks)
      if (startsAt <= end) end = Math.max(end, startsAt + blob.size);
    const { place } = this.#target;
    const { size, seconds } = this.#kept;
    if (end >= size) return;
    const lost = this.#chunks.filter(({ startsAt }) => startsAt > end);
    this.#chunks = this.#chunks.filter(({ startsAt }) => startsAt <= end);
    this.#kept = {
      ...this.#kept,
      ended: false,
      size: end,
      seconds: Math.round((seconds * end) / size),
    };
    this.#written = this.#written.then(() => forgetPieces(place, lost));
    this.#write();
  }

  #write(piece?: KeptPiece): void {
    const { place } = this.#target;
    const kept = this.#kept;
    this.#written = this.#written.then(() => saveKept(place, kept, piece));
  }

  #say(state: UploadState, error: Error | null = null): void {
    this.#state = state;
    this.#error = error;
    if (this.#stopped) return;
    this.#tell({ state, error: this.#error, sent: this.#sent, size: this.#kept.size });
  }

  async #run(): Promise<void> {
    if (this.#running || this.#state === 'failed' || this.#state === 'done') return;
    this.#running = true;
    while (!this.#stopped && this.#hasWork()) {
      try {
        await this.#step();
        this.#retryMs = 1000;
        this.#moves = 0;
        this.#say(this.#isDone() ? 'done' : 'sending');
      } catch (error) {
        if (!(await this.#mend(error as Error))) break;
      }
    }
    this.#running = false;
  }

  #hasWork(): boolean {
    if (this.#isDone()) return false;
    if (this.#kept.id === null || this.#kept.ended) return true;
    const waiting = this.#kept.size - this.#sent;
    return waiting > 0 && this.#kept.size >= headBytes;
  }

  #isDone(): boolean {
    return this.#kept.ended && this.#told && this.#sent === this.#kept.size;
  }

  /** Whether what comes behind so many bytes is here, or is still to come. */
  #isHere(offset: number): boolean {
    const first = this.#chunks[0]?.startsAt ?? this.#kept.size;
    return offset >= first && offset <= this.#kept.size;
  }

  async #step(): Promise<void> {
    const { interviewCode, question, place } = this.#target;
    const { id, ended, size } = this.#kept;
    if (id === null) {
      const made = await createRecording(interviewCode, question);
      if (this.#stopped) return;
      this.#kept = { ...this.#kept, id: made };
      this.#write();
      return;
    }
    const last = this.#chunks.findLast(({ startsAt }) => startsAt <= this.#sent)?.startsAt ?? 0;
    const whole = new Blob(
      this.#chunks.filter((one) => one.startsAt >= last).map((one) => one.blob),
    );
    const from = this.#sent - last;
    const next = whole.slice(from, from + this.#pieceBytes);
    const length = ended ? size : null;
    const begun = performance.now();
    try {
      await sendPiece({ interviewCode, id }, next, { offset: this.#sent, length });
    } catch (error) {
      this.#pieceBytes = Math.max(leastBytes, Math.ceil(next.size / 2));
      throw error;
    }
    if (performance.now() - begun < quickMs)
      this.#pieceBytes = Math.min(mostBytes, this.#pieceBytes * 2);
    // The place on the device may be another try's by now.
    if (this.#stopped) return;
    this.#sent += next.size;
    this.#told = length !== null;
    const gone = this.#chunks.filter(({ startsAt, blob }) => startsAt + blob.size <= this.#sent);
    this.#chunks = this.#chunks.filter((piece) => !gone.includes(piece));
    this.#written = this.#written.then(() => forgetPieces(place, gone));
  }

  /** Whether it goes on: at once where the two sides disagree, later where the line is broken, never where it is refused. */
  async #mend(error: Error): Promise<boolean> {
    let cause = error;
    const { id } = this.#kept;
    if (statusOf(error) === 409 && id !== null && this.#moves < mostMoves) {
      const params = { interviewCode: this.#target.interviewCode, id };
      try {
        const offset = await readOffset(params);
        if (offset !== this.#sent && this.#isHere(offset)) {
          this.#sent = offset;
          this.#moves += 1;
          return true;
        }
      } catch (failure) {
        cause = failure as Error;
      }
    }
    const status = statusOf(cause);
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      this.#say('failed', cause);
      return false;
    }
    this.#say('waiting', cause);
    await this.#rest();
    return true;
  }

  #rest(): Promise<void> {
    const retryMs = this.#retryMs;
    this.#retryMs = Math.min(30_000, retryMs * 2);
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        globalThis.removeEventListener?.('online', go);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(go, retryMs);
      globalThis.addEventListener?.('online', go);
      this.#wake = go;
    });
  }
}

function statusOf(error: Error): number {
  return error instanceof ApiError ? error.status : 0;
}
