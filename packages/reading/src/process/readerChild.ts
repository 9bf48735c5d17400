import { fork, type ChildProcess } from 'node:child_process';
import type { Reading, ReadingProgress } from '../reading.ts';
import type { ReadInput } from '../readDocument.ts';
import type { OcrLanguage } from '../text/tesseractEngine.ts';
import { childArguments, childEnvironment, readerScript } from './childArguments.ts';
import type { ReaderReply, ReaderRequest } from './messages.ts';
import { residentMemoryMb } from './residentMemory.ts';

/** All in milliseconds. */
export type Timeouts = {
  /** One document, from its start in a reader process. */
  readonly document: number;
  /** One page, or any other single step after opening. */
  readonly page: number;
  readonly open: number;
  readonly heic: number;
  /** A reader process without work is stopped after this. */
  readonly idle: number;
};

export type ChildOptions = {
  readonly timeouts: Timeouts;
  /** Resident memory above which the process is killed. */
  readonly memoryMb: number;
  readonly languages: readonly OcrLanguage[];
};

export type ChildResult =
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'fault'; readonly where: string }
  | { readonly kind: 'crashed'; readonly how: string }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'tooComplex' }
  | { readonly kind: 'aborted' };

const memoryWatch = 50;

/** One reader process. It reads one document at a time and is thrown away after any doubt. */
export class ReaderChild {
  readonly #process: ChildProcess;
  readonly #options: ChildOptions;
  #next = 1;
  #isGone = false;
  documentsRead = 0;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.#process = fork(readerScript, [...options.languages], {
      execPath: process.execPath,
      execArgv: childArguments(options.memoryMb, true),
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.once('exit', () => {
      this.#isGone = true;
    });
    // Errors of a process that is gone are told by `exit`; an unheard 'error' event would end the server.
    this.#process.on('error', () => {
      this.#isGone = true;
    });
    // An idle reader does not keep the program alive.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  memoryMb(): Promise<number | undefined> {
    return this.pid === undefined ? Promise.resolve(undefined) : residentMemoryMb(this.pid);
  }

  kill(): void {
    this.#isGone = true;
    this.#process.kill('SIGKILL');
  }

  /** Reads one document. Whatever the file does, this ends: with a reading or with how it was stopped. */
  read(input: ReadInput, onProgress: (progress: ReadingProgress) => void, signal?: AbortSignal): Promise<ChildResult> {
    const { timeouts, memoryMb } = this.#options;
    const id = this.#next++;
    const child = this.#process;
    this.documentsRead += 1;
    return new Promise((resolve) => {
      let stage: NodeJS.Timeout | undefined;
      const end = (result: ChildResult) => {
        clearTimeout(whole);
        clearTimeout(stage);
        clearInterval(watch);
        signal?.removeEventListener('abort', abort);
        child.off('message', hear);
        child.off('exit', exited);
        child.off('error', failed);
        child.unref();
        child.channel?.unref();
        resolve(result);
      };
      const stop = (result: ChildResult) => {
        this.kill();
        end(result);
      };
      const startStage = (limit: number) => {
        clearTimeout(stage);
        stage = setTimeout(() => stop({ kind: 'timedOut' }), limit);
      };
      const abort = () => stop({ kind: 'aborted' });
      const exited = (code: number | null, by: NodeJS.Signals | null) => end({ kind: 'crashed', how: by ?? `exit ${code}` });
      const failed = () => stop({ kind: 'crashed', how: 'not started' });
      const hear = (message: ReaderReply) => {
        if (message.id !== id) return;
        if (message.kind === 'progress') {
          startStage(message.progress.stage === 'opening' ? timeouts.open : timeouts.page);
          onProgress(message.progress);
        } else if (message.kind === 'reading') end({ kind: 'reading', reading: message.reading });
        else stop({ kind: 'fault', where: message.where });
      };
      const whole = setTimeout(() => stop({ kind: 'timedOut' }), timeouts.document);
      const watch = setInterval(() => {
        void this.memoryMb().then((used) => {
          if (used !== undefined && used > memoryMb && !this.#isGone) stop({ kind: 'tooComplex' });
        });
      }, memoryWatch);
      // Starting the process and sending the bytes count as opening.
      startStage(timeouts.open);
      child.ref();
      child.channel?.ref();
      child.on('message', hear);
      child.once('exit', exited);
      child.once('error', failed);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      const request: ReaderRequest = { id, ...input };
      child.send(request, (error) => {
        if (error) stop({ kind: 'crashed', how: 'not reachable' });
      });
    });
  }
}
