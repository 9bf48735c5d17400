import { useState } from "react";

/**
 * The token that a mailed link carries behind `#`. It is taken out of the address at once, so that it stays in no history,
 * and kept for this tab only: signing in on the way must not lose it.
 */
export function useLinkToken(
  purpose: "confirm" | "reset" | "takeOver" | "invitation" | "setUp" | "join" | "begin",
): string | undefined {
  const [token] = useState(() => {
    const arrived = tokenIn(location.hash);
    if (arrived === undefined) return kept(purpose);
    history.replaceState(history.state, "", location.pathname + location.search);
    keep(purpose, arrived);
    return arrived;
  });
  return token;
}

/** The token in a fragment such as `#token=abc`. */
export const tokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, "")).get("token") ?? undefined;

/** Forgets it: it was used, or refused. */
export function dropLinkToken(purpose: string): void {
  try {
    sessionStorage.removeItem(`boreal.token.${purpose}`);
  } catch {
    // Without storage nothing was kept.
  }
}

function kept(purpose: string): string | undefined {
  try {
    return sessionStorage.getItem(`boreal.token.${purpose}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(purpose: string, token: string): void {
  try {
    sessionStorage.setItem(`boreal.token.${purpose}`, token);
  } catch {
    // Without storage the link has to be opened again after signing in; the page says so.
  }
}
