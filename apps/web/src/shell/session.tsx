import type { Me } from "./me.ts";
import type { ReactNode } from "react";
import { createContext, useCallback, useContext, useEffect, useMemo } from "react";
import type { ApiError } from "../api/failure.ts";
import { cache } from "../api/queryCache.ts";
import { client } from "../api/send.ts";
import { useAskAgain } from "../api/useAskAgain.ts";
import { useQuery } from "../api/useQuery.ts";
import { device } from "../offline/device.ts";
import { rememberSession, useLeftSession } from "./leftSession.ts";
import { meQuery } from "./operations.ts";

export type Role = Me["role"];

export type Session = {
  /** Who is signed in; null for nobody; undefined while that is not known yet. */
  readonly me: Me | null | undefined;
  readonly failure: ApiError | undefined;
  /** Asks again who is signed in: after signing in or changing the account. */
  readonly refresh: () => void;
  /** Forgets all that was read for this person and all that this device kept. The caller has ended the session on the server. */
  readonly forget: () => Promise<void>;
};

const SessionContext = createContext<Session | undefined>(undefined);

const noVariables = {};

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, failure, reload, setData } = useQuery(meQuery, noVariables);
  useAskAgain(failure, reload);
  // Before the pages behind it are drawn; doing it twice changes nothing.
  if (data?.me) device("whole").admit();
  const isUnknown = data === undefined;
  const left = useLeftSession(isUnknown, failure?.kind === "unreachable");
  useEffect(() => {
    if (data) void rememberSession(data.me);
  }, [data]);
  const clear = useCallback(() => {
    cache.clear();
    setData({ me: null });
  }, [setData]);
  const forget = useCallback(async () => {
    clear();
    await device("whole").wipe("signedOut");
  }, [clear]);
  useEffect(() => client.onSignedOut(clear), [clear]);
  useEffect(
    () =>
      device("whole").onWiped((_why, where) => {
        if (where === "here") return;
        cache.clear();
        reload();
      }),
    [reload],
  );
  const session = useMemo<Session>(
    () => ({ me: data ? data.me : left, failure: left ? undefined : failure, refresh: reload, forget }),
    [data, left, failure, reload, forget],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession outside of SessionProvider");
  return session;
}

/** The person signed in, on pages that only open for one. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) throw new Error("useMe on a page that opens without a session");
  return me;
}

/** Those who prepare and review cases. Schools, agencies and support look at some of them. */
export const isLegalTeam = (role: Role): boolean => role === "lawyer" || role === "paralegal" || role === "admin";

/** People who work on cases rather than having one. */
export const isStaff = (role: Role): boolean => role !== "student";
