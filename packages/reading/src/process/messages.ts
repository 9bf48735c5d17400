import type { Reading, ReadingProgress } from '../reading.ts';
import type { ReadInput } from '../readDocument.ts';

/** What the pool says to a reader process. Bytes travel in the message; the document is never written to disk. */
export type ReaderRequest = { readonly id: number } & ReadInput;

/** What a reader process answers. `fault`: a fault of ours, with no content of the document in it. */
export type ReaderReply =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: ReadingProgress }
  | { readonly kind: 'reading'; readonly id: number; readonly reading: Reading }
  | { readonly kind: 'fault'; readonly id: number; readonly where: string };

export type HeicRequest = { readonly bytes: Uint8Array };

export type HeicReply =
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly sha256: string }
  | { readonly kind: 'damaged'; readonly sha256: string };
