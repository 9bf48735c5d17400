type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
};

export type Batching<Item> = {
  /** Of one work at most. */
  readonly most: number;
  /** Only the first of those with the same name is in one work, the others come after it. */
  readonly nameOf?: (item: Item) => string;
};

/** One that takes longer than this, as on a line that swallows everything, holds up nobody: the next begins beside it. */
const patienceMs = 250;

/**
 * One work for all that came in while the one before it was under way, such as one transaction whose commit they share
 * (group commit). Nobody is kept waiting for others to come: what comes alone is worked at once, alone.
 * `work` gives one result for each item, in their order. When it fails for several, each is tried alone, so that nobody
 * fails for another's sake; it must therefore do all or nothing.
 */
export function batched<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, nameOf }: Batching<Item>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;

  const takeSome = (): readonly Waiting<Item, Result>[] => {
    const names = new Set<string>();
    const taken = new Set<Waiting<Item, Result>>();
    for (const one of waiting) {
      const name = nameOf?.(one.item);
      if (taken.size === most) break;
      if (name !== undefined && names.has(name)) continue;
      if (name !== undefined) names.add(name);
      taken.add(one);
    }
    waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)));
    return [...taken];
  };

  const workOn = async (some: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(some.map(({ item }) => item));
      if (results.length !== some.length) throw new Error("a batched work must give one result for each item");
      for (const [index, { resolve }] of some.entries()) resolve(results[index] as Result);
    } catch (fault) {
      if (some.length === 1) some[0]?.reject(fault);
      else for (const one of some) await workOn([one]);
    }
  };

  const workOff = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) await within(patienceMs, workOn(takeSome()));
    isWorking = false;
  };

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isWorking) void workOff();
    return promise;
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
