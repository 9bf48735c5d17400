import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useSession } from './session.tsx';
import { Waiting } from './Waiting.tsx';

/** Pages behind it open only for a person with a session; others sign in first and come back. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { me, failure, refresh } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (me === undefined) return <Waiting failure={failure} onRetry={refresh} />;
  if (me === null) {
    const wanted = search === '' ? path : `${path}?${search}`;
    return <Redirect to={wanted === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(wanted)}`} replace />;
  }
  // Staff may read cases only with a second factor; that page is where it is set up.
  if (me.mustSetSecondFactor && !path.startsWith('/account')) return <Redirect to="/account/security" replace />;
  return children;
}
