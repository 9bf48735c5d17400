let asked = false;

/**
 * Has the browser keep the built pages, so that they open again on a broken line. Asked for once somebody has begun to
 * answer, and when the page has nothing better to do: the first visit is not slower for it.
 */
export function keepShell(language: "en" | "fr"): void {
  if (asked || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  asked = true;
  const register = () => {
    // A browser that refuses (private windows, settings) goes on without.
    navigator.serviceWorker
      .register(`/shell-worker.js?language=${language}`, { updateViaCache: "none" })
      .catch(() => {});
  };
  setTimeout(register, settled);
}

/** Milliseconds after the first question, when the rest of the pages has long been fetched. */
const settled = 3000;
