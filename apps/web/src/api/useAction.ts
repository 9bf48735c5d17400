import { useCallback, useState } from "react";
import type { ApiError } from "./failure.ts";
import { asApiError } from "./failure.ts";

export type Action = {
  busy: boolean;
  failure: ApiError | undefined;
  /** Runs it unless it runs already; a failure is kept for showing, not thrown. */
  run: (work: () => Promise<void>) => Promise<void>;
};

/** A thing done by pressing a button: busy while it runs, its failure afterwards. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailure(asApiError(thrown));
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, failure, run };
}
