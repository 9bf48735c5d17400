import { useState } from "react";
import { send } from "../../api/send.ts";
import type { ResultOf } from "../../api/graphql.ts";
import { useAction } from "../../api/useAction.ts";
import type { SentLine } from "./listLines.ts";
import { previewClientsQuery } from "./operations.ts";

export type PreviewedLine = ResultOf<typeof previewClientsQuery>["previewClients"][number];

export type Defaults = { language: string; type: string | null; staffId: string | null };

/** As many as the server takes at once (commands/clientImport/importClients.ts). */
const together = 50;

export function inParts<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, at) =>
    all.slice(at * together, (at + 1) * together),
  );
}

/** What would become of each line, asked part by part. */
export function usePreview() {
  const { busy, failure, run } = useAction();
  const [ratio, setRatio] = useState(0);
  const [previewed, setPreviewed] = useState<readonly PreviewedLine[]>();
  const check = (lines: readonly SentLine[], defaults: Defaults) =>
    run(async () => {
      setPreviewed(undefined);
      const checked: PreviewedLine[] = [];
      for (const part of inParts(lines)) {
        setRatio(checked.length / lines.length);
        const { previewClients } = await send(previewClientsQuery, { lines: [...part], defaults });
        checked.push(...previewClients);
      }
      setPreviewed(checked);
    });
  return { busy, failure, ratio, previewed, check, forget: () => setPreviewed(undefined) };
}
