import { useCallback, useState } from "react";
import type { ApiFailure } from "./failure.ts";
import { asFailure } from "./failure.ts";

export type Action = {
  busy: boolean;
  failure: ApiFailure | undefined;
  /** Runs it unless it runs already; a failure is kept for showing, not thrown. */
  run: (work: () => Promise<void>) => Promise<void>;
};

/** A thing done by pressing a button: busy while it runs, its failure afterwards. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailure(asFailure(thrown));
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, failure, run };
}
