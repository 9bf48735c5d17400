const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Does the works of one name one after the other within this process. Only to save writers of the same case from undoing
 * each other's reading; between processes the database decides.
 */
export async function inTurn<T>(of: object, name: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(of) ?? new Map<string, Promise<unknown>>();
  queues.set(of, queue);
  const before = queue.get(name);
  const mine = before ? before.then(work, work) : work();
  queue.set(name, mine);
  try {
    return await mine;
  } finally {
    if (queue.get(name) === mine) queue.delete(name);
  }
}
