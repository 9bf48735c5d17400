import { clientDefaults, createClient, newPageName } from "./client.ts";

/** The page's own client. In development it sends whole documents, so that a changed operation works at once. */
export const client = createClient({
  ...clientDefaults,
  fetch: (...request) => globalThis.fetch(...request),
  page: newPageName(),
});

export const send = client.send;
