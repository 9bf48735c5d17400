/**
 * Why a request did not succeed, apart from refusals, which come as data:
 * `unreachable` nobody answered; `full` the server has no room left; `signedOut` the session has ended; `limited` too many requests;
 * `fault` the server answered that something went wrong; `stopped` the caller gave up.
 */
export type FailureKind = "unreachable" | "full" | "signedOut" | "limited" | "fault" | "stopped";

export class ApiError extends Error {
  readonly kind: FailureKind;
  /** The server's number for this fault, to quote when asking for help. */
  readonly reference: string | undefined;
  /** Seconds that the server asked us to wait. */
  readonly waitSeconds: number | undefined;
  /** For certain nothing was done: it never left this device, or was refused before. Else a change may be stored all the same. */
  readonly isUndone: boolean;

  constructor(
    kind: FailureKind,
    details: { reference?: string; waitSeconds?: number; isUndone?: boolean; cause?: unknown } = {},
  ) {
    super(`request failed: ${kind}`, { cause: details.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.reference = details.reference;
    this.waitSeconds = details.waitSeconds;
    this.isUndone = details.isUndone ?? (kind === "limited" || kind === "signedOut");
  }
}

/** Anything thrown, as a failure; a fault of our own code stays a fault. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError("fault", { cause: thrown });

/** Whether trying again later may help without the person doing anything. */
export const mayPass = (failure: ApiError): boolean =>
  failure.kind === "unreachable" ||
  failure.kind === "full" ||
  failure.kind === "limited" ||
  (failure.kind === "fault" && !failure.reference);
