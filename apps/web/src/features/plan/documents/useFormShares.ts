import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { useEffect, useState } from "react";
import type { FormShare } from "../../../case/forms/formShares.ts";

const none: ReadonlyMap<string, FormShare> = new Map();

/** How far each form is, a moment after the plan stands: its lists are long. None while they cannot be fetched. */
export function useFormShares(caseFile: CaseFile, isWanted: boolean): ReadonlyMap<string, FormShare> {
  const [shares, setShares] = useState(none);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import("../../../case/forms/formShares.ts").then(
      ({ formShares }) => {
        if (!isGone) setShares(formShares(caseFile));
      },
      // Without a line the plan stands without them.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [caseFile, isWanted]);
  return shares;
}
