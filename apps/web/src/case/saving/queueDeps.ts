import type { Refusal } from "@boreal/domain/kernel/validation";

/** `key`: of the answer, where the path is not one of the case format's answers. */
export type PlacedRefusal = Pick<Refusal, "code" | "text"> & { readonly path?: string | null; readonly key?: string };

/** What is known after a failure: for certain not stored (`retrying`); perhaps stored; perhaps, and the server has no room. */
export type Standing = "retrying" | "unknown" | "full";

type Sent = readonly { readonly key: string; readonly value: unknown; readonly baseVersion: number }[];

export type SaveResult = {
  readonly saved: readonly { readonly key: string; readonly version: number }[];
  /** `wasStored`: what was sent had been stored while its reply was lost, and somebody who saw it changed it since. */
  readonly conflicts: readonly {
    readonly key: string;
    readonly value: unknown;
    readonly version: number;
    readonly answeredAt: string;
    readonly wasStored?: boolean;
  }[];
  readonly refusals: readonly PlacedRefusal[];
  /** The person's confirmations that still stand, where the server says so: a save may have ended one. */
  readonly acknowledged?: readonly Acknowledged[];
};

type Acknowledged = { readonly warningId: string; readonly fileId: string | null; readonly at: string };

export type QueueDeps = {
  /** Sends answers; throws when nobody answered. `mayPass` tells whether to try again by itself. */
  readonly send: (answers: Sent) => Promise<SaveResult>;
  /** Does it while no other tab of this browser sends to the same place. */
  readonly alone: (work: () => Promise<SaveResult>) => Promise<SaveResult>;
  readonly mayPass: (thrown: unknown) => boolean;
  readonly standing: (thrown: unknown) => Standing;
  readonly now: () => string;
  /** Milliseconds before attempt n (1 = first repeat). */
  readonly delay: (attempt: number) => number;
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  /** The line is broken while something waits, or whole again; `settled`: and nothing needs the person. */
  readonly onLine: (line: "broken" | "whole" | "settled") => void;
};
