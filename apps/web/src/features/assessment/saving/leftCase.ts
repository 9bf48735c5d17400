import { useCallback } from "react";
import type { ApiError } from "../../../api/failure.ts";
import { leaveOnDevice, useLeftOnDevice } from "../../../case/loading/leftOnDevice.ts";
import { caseFileOf } from "../../../case/loading/theCase.ts";
import type { StoredAnswers } from "../../../case/saving/unsavedAnswers.ts";
import type { SheetKey } from "../../../case/saving/keptSheets.ts";

/** A case as the server last told it, and the answers that were stored since. */
export type LeftCase<Loaded> = { readonly loaded: Loaded; readonly stored: StoredAnswers };

const placeOf = ({ realm, person, applicationId }: SheetKey) => ({ realm, person, entry: `case ${applicationId}` });

/** Keeps what is known of a case on this device, so that its pages open again on a broken line. */
export const leaveCase = <Loaded>(place: SheetKey, left: LeftCase<Loaded>): Promise<void> =>
  leaveOnDevice(placeOf(place), left);

/** What this device kept of a case, while the server cannot be asked for it. Nothing when it is old, or of a make we cannot read. */
export function useLeftCase<Loaded extends { readonly caseFile?: unknown }>(
  place: SheetKey,
  isUnknown: boolean,
  failure: ApiError | undefined,
  ready?: (caseFile: unknown) => Promise<void>,
): LeftCase<Loaded> | undefined {
  const isReadable = useCallback(
    async ({ loaded }: LeftCase<{ readonly caseFile?: unknown }>) => {
      await ready?.(loaded.caseFile);
      caseFileOf(loaded.caseFile);
    },
    [ready],
  );
  return useLeftOnDevice<LeftCase<Loaded>>(placeOf(place), isUnknown, failure, isReadable);
}
