import { useEffect, type ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { loadLaterSentences } from "../ui/halves.ts";
import { useSession } from "./session.tsx";
import { Waiting } from "./Waiting.tsx";

/** Milliseconds after which the first view stands on most lines, and nobody has asked for a reason yet. */
const settled = 1500;

/** Pages behind it open only for a person with a session; others sign in first and come back. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { me, failure, refresh } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const isIn = Boolean(me);
  useEffect(() => {
    // What fails here is fetched again when it is read.
    const timer = isIn ? setTimeout(() => void loadLaterSentences().catch(() => {}), settled) : undefined;
    return () => clearTimeout(timer);
  }, [isIn]);
  if (me === undefined) return <Waiting failure={failure} onRetry={refresh} />;
  if (me === null) {
    // With the place on the page: a link to one question leads to that question. Secrets behind `#` are for pages that open without a session.
    const wanted = `${search === "" ? path : `${path}?${search}`}${location.hash}`;
    return <Redirect to={wanted === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(wanted)}`} replace />;
  }
  // Staff may read cases only with a second factor; that page is where it is set up.
  if (me.mustSetSecondFactor && !path.startsWith("/account")) return <Redirect to="/account/security" replace />;
  return children;
}
