import { clientDefaults, createClient, newPageName } from "./client.ts";
import hashes from "./operationHashes.json" with { type: "json" };

/** The page's own client. In development it sends whole documents, so that a changed operation works at once. */
export const client = createClient({
  ...clientDefaults,
  fetch: (...request) => globalThis.fetch(...request),
  page: newPageName(),
  hashes: import.meta.env.DEV ? {} : hashes,
});

export const send = client.send;
