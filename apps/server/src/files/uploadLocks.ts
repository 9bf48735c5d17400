import { UploadFault } from "./uploadStore.ts";

type Held = { readonly askToStop: () => unknown; readonly freed: Promise<void> };

const waitAtMostMs = 10_000;
/** What is done in a moment is waited for. */
const nothingToStop = () => undefined;

/**
 * One request at a time per upload. A second one that brings bytes is refused. One that asks how far the upload is asks the
 * request before it to stop and waits: that is what a client sends whose line broke while the server still waits for the rest.
 */
export class UploadLocks {
  readonly #held = new Map<string, Held>();

  /** `askToStop` hears, maybe more than once, that somebody asks for the place. */
  async orRefuse<T>(id: string, askToStop: () => unknown, work: () => Promise<T>): Promise<T> {
    if (this.#held.has(id)) throw locked();
    return await this.#hold(id, askToStop, work);
  }

  async takingOver<T>(id: string, work: () => Promise<T>): Promise<T> {
    const until = Date.now() + waitAtMostMs;
    for (let holder = this.#held.get(id); holder; holder = this.#held.get(id)) {
      const left = until - Date.now();
      if (left <= 0) throw locked();
      holder.askToStop();
      await freedWithin(holder.freed, left);
    }
    return await this.#hold(id, nothingToStop, work);
  }

  async #hold<T>(id: string, askToStop: () => unknown, work: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(id, { askToStop, freed: promise });
    try {
      return await work();
    } finally {
      this.#held.delete(id);
      resolve();
    }
  }
}

const locked = () => new UploadFault(423, "This upload is being received already. Try again in a moment.");

async function freedWithin(freed: Promise<void>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([freed, promise]);
  clearTimeout(timer);
}
