import { AsyncLocalStorage } from "node:async_hooks";
import { fetchFrom, type ProviderPlace } from "../../accounts/signOnHosts.ts";

/**
 * The library of accounts asks a provider by the `fetch` of the program and takes no other one. While it answers a sign-on, and
 * only then, that `fetch` is the one that looks at addresses first (ADR 0234).
 */
const asking = new AsyncLocalStorage<ProviderPlace>();

const plain = globalThis.fetch;

const guarded: typeof fetch = async (...given) => {
  const place = asking.getStore();
  return await (place === undefined ? plain(...given) : fetchFrom(place, ...given));
};

/** Whatever the work asks by `fetch` goes to this provider, by addresses that may be asked, or nowhere. */
export async function askingOnly<Answer>(place: ProviderPlace, work: () => Promise<Answer>): Promise<Answer> {
  globalThis.fetch = guarded;
  return await asking.run(place, work);
}
