import type { Lock, Locker } from "@tus/server";

type Release = Parameters<Lock["lock"]>[1];
type Held = { readonly askToStop: Release; readonly freed: Promise<void>; readonly free: () => void };

/** Another request works on this upload; the client tries again. */
export class UploadLocked extends Error {
  override readonly name = "UploadLocked";
  readonly status_code = 423;
  readonly body = "This upload is being received already. Try again in a moment.\n";
}

const waitAtMostMs = 10_000;

/**
 * One request at a time per upload. A second PATCH is refused. HEAD asks the request before it to stop and waits: that is
 * what a client sends whose line broke while the server still waits for the rest of the old request.
 */
export class UploadLocks {
  readonly #held = new Map<string, Held>();

  forMethod(method: string): Locker {
    const takesOver = method !== "PATCH" && method !== "POST";
    return {
      newLock: (id) => ({
        lock: (_signal, askToStop) => this.#lock(id, askToStop, takesOver),
        unlock: async () => this.#unlock(id),
      }),
    };
  }

  async #lock(id: string, askToStop: Release, takesOver: boolean): Promise<void> {
    const until = Date.now() + waitAtMostMs;
    for (let holder = this.#held.get(id); holder; holder = this.#held.get(id)) {
      const left = until - Date.now();
      if (!takesOver || left <= 0) throw new UploadLocked("the upload is locked");
      await holder.askToStop();
      await freedWithin(holder.freed, left);
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(id, { askToStop, freed: promise, free: resolve });
  }

  #unlock(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    held?.free();
  }
}

async function freedWithin(freed: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([freed, promise]);
  clearTimeout(timer);
}
