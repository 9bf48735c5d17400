import type { StartedUpload } from "../commands/uploads/startUpload.ts";

/**
 * Uploads that this process began a moment ago. The bytes of a small file follow its announcement at once: what was read and
 * decided then still counts, and need not be read and decided again.
 */
export class RecentUploads {
  readonly #forMs: number;
  readonly #uploads = new Map<string, { readonly started: StartedUpload; readonly until: number }>();

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  add(id: string, started: StartedUpload): void {
    const now = performance.now();
    // They lie in the order in which they began.
    for (const [old, { until }] of this.#uploads) {
      if (until > now) break;
      this.#uploads.delete(old);
    }
    this.#uploads.set(id, { started, until: now + this.#forMs });
  }

  get(id: string): StartedUpload | undefined {
    const found = this.#uploads.get(id);
    return found && found.until > performance.now() ? found.started : undefined;
  }

  delete(id: string): void {
    this.#uploads.delete(id);
  }
}
