/** The page of the browser, as far as it matters here. */
type Seen = EventTarget & { readonly visibilityState: DocumentVisibilityState };

/**
 * Acts now if somebody can see the page, and each time that it comes back into view. A page in the background is open, but nobody
 * looks at it. Answers how to stop.
 */
export function whenSeen(act: () => void, page: Seen = document): () => void {
  const look = () => {
    if (page.visibilityState === "visible") act();
  };
  look();
  page.addEventListener("visibilitychange", look);
  return () => page.removeEventListener("visibilitychange", look);
}
