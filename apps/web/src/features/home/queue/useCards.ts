import { useSyncExternalStore } from "react";

const phone = "(width <= 40rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the list is cards: on a phone, where a table of eight columns shows two of them. */
export const useCards = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
