import { ApiError } from "../../../api/failure.ts";
import { device } from "../../../offline/device.ts";
import type { BilingualText, Language } from "../../../ui/language.tsx";

type Opened =
  | { readonly kind: "open"; readonly language: Language }
  | { readonly kind: "refused"; readonly text: BilingualText };

/** The token that the link carries behind `#`. It is taken out of the address at once, so that it stays in no history. */
export function takeToken(): string | undefined {
  const token = new URLSearchParams(location.hash.replace(/^#/, "")).get("token") ?? undefined;
  if (token !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}

/** The visits of this tab: one entry for each link that was opened, until the visit is closed. */
export function createVisits() {
  const openings = new Map<string, Promise<Opened>>();
  return {
    /** Opens what the link leads to; once for each token, whoever asks. The server answers with a cookie that no script can read. */
    openLink(token: string): Promise<Opened> {
      const known = openings.get(token);
      if (known) return known;
      const work = ask(token);
      openings.set(token, work);
      work.catch(() => openings.delete(token));
      return work;
    },

    /** Ends the visit on this device; the link opens it again. */
    async closeVisit(): Promise<void> {
      const answer = await reach("close", {});
      if (!answer.ok) throw new ApiError("fault");
      openings.clear();
    },
  };
}

async function ask(token: string): Promise<Opened> {
  const answer = await reach("open", { token });
  if (answer.status === 429 || answer.status === 404) {
    const { text } = (await answer.json()) as { text: BilingualText };
    return { kind: "refused", text };
  }
  if (!answer.ok) throw new ApiError(answer.status >= 502 ? "unreachable" : "fault");
  const { language } = (await answer.json()) as { language: Language };
  device("guest").admit();
  return { kind: "open", language };
}

async function reach(what: "open" | "close", body: object): Promise<Response> {
  try {
    return await fetch(`/api/guest/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new ApiError("unreachable", { cause });
  }
}
