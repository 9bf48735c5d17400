import { useSyncExternalStore } from "react";

const phone = "(width <= 40rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether it is a phone, on which a table of seven columns shows two of them. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
