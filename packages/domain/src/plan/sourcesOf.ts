import type { Source } from "../kernel/trace.ts";

/** Every source that a reason of the plan cites, once for each day from which a cited row holds, in the order of the plan. */
export function sourcesOf(plan: object): readonly Source[] {
  const sources = new Map<string, Source>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each);
    else if (typeof part === "object" && part !== null) {
      for (const [name, value] of Object.entries(part)) {
        if (name === "sources")
          for (const source of value as readonly Source[])
            sources.set(`${source.title} ${source.validFrom ?? ""}`, source);
        else walk(value);
      }
    }
  };
  walk(plan);
  return [...sources.values()];
}
