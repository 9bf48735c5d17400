import sharp from 'sharp';
import { readDocument } from '../readDocument.ts';
import { createRecogniser } from '../text/recogniseText.ts';
import type { OcrLanguage } from '../text/tesseractEngine.ts';
import type { ReaderReply, ReaderRequest } from './messages.ts';

// The program of a reader process: one document after the other, bytes in by message, readings out by message.

// One document at a time: caches and threads of the picture library would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

const languages = process.argv.slice(2).filter((name): name is OcrLanguage => name === 'eng' || name === 'fra');
const recogniser = createRecogniser(languages);

const reply = (message: ReaderReply) => process.send?.(message);

/** The place in our own code, never the message: that may quote the document. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const frame = /\/([\w-]+\.[cm]?[jt]s:\d+)/.exec(error.stack?.split('\n').slice(1).join('\n') ?? '');
  return `${error.name} at ${frame?.[1] ?? 'unknown'}`;
}

process.on('message', (request: ReaderRequest) => {
  readDocument(request, { recogniser, onProgress: (progress) => reply({ kind: 'progress', id: request.id, progress }) }).then(
    (reading) => reply({ kind: 'reading', id: request.id, reading }),
    (error: unknown) => reply({ kind: 'fault', id: request.id, where: whereOf(error) }),
  );
});

// Without its parent a reader has nothing to do.
process.on('disconnect', () => process.exit(0));
