import { useCallback, useEffect, useState } from "react";
import type { ApiError } from "../../../api/failure.ts";
import { asApiError } from "../../../api/failure.ts";
import { authGet } from "../authClient.ts";

/** Reads a list of the account service and reads it again on demand. `undefined` until it has arrived. */
export function useAuthList<Row>(
  path: string,
  read: (data: unknown) => readonly Row[],
): { rows: readonly Row[] | undefined; failure: ApiError | undefined; reload: () => void } {
  const [rows, setRows] = useState<readonly Row[]>();
  const [failure, setFailure] = useState<ApiError>();
  const reload = useCallback(() => {
    authGet(path).then(
      (answer) => {
        setRows(answer.ok ? read(answer.data) : []);
        setFailure(undefined);
      },
      (thrown: unknown) => setFailure(asApiError(thrown)),
    );
  }, [path, read]);
  useEffect(reload, [reload]);
  return { rows, failure, reload };
}
