import { useEffect, useState } from "react";
import type { Language } from "../../ui/language.tsx";

type Occupations = typeof import("./occupationList.ts");

let known: Occupations | undefined;

type Fetched = "coming" | "here" | "failed";

/**
 * The titles of occupations, fetched with the first field or answer that needs one: no page waits for them (ADR 0216).
 * Whoever calls this is drawn again once they are here.
 */
export function useOccupations(isNeeded: boolean): readonly [list: Occupations | undefined, state: Fetched] {
  const [state, tell] = useState<Fetched>("coming");
  useEffect(() => {
    if (!isNeeded || known) return;
    import("./occupationList.ts").then(
      (list) => {
        known = list;
        tell("here");
      },
      () => tell("failed"),
    );
  }, [isNeeded]);
  return [known, state];
}

/** The title where it is known already, else the code; whoever shows it calls `useOccupations`. */
export const occupationWords = (code: string, language: Language): string =>
  known?.occupationTitle(code, language) ?? code;
