import type { Source } from "../kernel/trace.ts";
import type { Why } from "../kernel/why.ts";

/** The reason of a sum: its own words, on everything that its parts rest on. */
export function whyOfSum(parts: readonly Why[], because: Why["because"], decidedBy: string): Why {
  const sources = new Map<string, Source>(
    parts.flatMap((part) =>
      part.sources.map((source) => [`${source.title} ${source.validFrom ?? ""}`, source] as const),
    ),
  );
  return {
    because,
    decidedBy,
    restsOn: [...new Set(parts.flatMap((part) => part.restsOn))],
    missing: [...new Set(parts.flatMap((part) => part.missing))],
    sources: [...sources.values()],
  };
}
