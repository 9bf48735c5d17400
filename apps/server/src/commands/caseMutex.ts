/** Does the works of one case one after the other. */
export type CaseMutex = <T>(applicationId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns within this process: only to save writers of the same case from undoing each other's reading; between processes the
 * database decides. Made at start. An entry lives as long as somebody of that case is at work or waits.
 */
export function createCaseMutex(): CaseMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (applicationId, work) => {
    const before = last.get(applicationId);
    const mine = before ? before.then(work, work) : work();
    last.set(applicationId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(applicationId) === mine) last.delete(applicationId);
    }
  };
}
