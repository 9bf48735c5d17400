import type { VaultPage } from "@boreal/domain/vault/page";
import { useEffect, useState } from "react";

export type PageOf = (slug: string) => VaultPage | undefined;

let arrived: PageOf | undefined;

/**
 * Finds a vault page by its slug. The definitions of all pages are large, and a question is answered without them: they are
 * fetched when `wanted`, and until they are there no page is known.
 */
export function usePageOf(wanted: boolean): PageOf {
  const [, setThere] = useState(arrived !== undefined);
  useEffect(() => {
    if (!wanted || arrived) return undefined;
    let isGone = false;
    import("@boreal/domain/vault/pages").then(
      ({ pageOf }) => {
        arrived = pageOf;
        if (!isGone) setThere(true);
      },
      // Without a line the page keeps its general name; opening the reason again tries again.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return arrived ?? noPage;
}

const noPage: PageOf = () => undefined;
