import { ApiError } from "../../api/failure.ts";
import type { BilingualText } from "../../ui/language.tsx";
import { text } from "./text.ts";

/** What the account service answered: data, or an expected refusal with its sentence. */
export type AuthAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly text: BilingualText };

/** Asks the account service (`/api/auth`). Throws `ApiError` when it cannot be reached, is overrun or fails. */
export async function authGet(path: string): Promise<AuthAnswer> {
  return ask(path, { method: "GET" });
}

/** Tells the account service something. See `authGet`. */
export async function authPost(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<AuthAnswer> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

async function ask(path: string, init: RequestInit): Promise<AuthAnswer> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, { credentials: "same-origin", ...init });
  } catch (cause) {
    throw new ApiError("unreachable", { cause });
  }
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, data: content };
  if (response.status === 429) {
    const wait = Number(response.headers.get("x-retry-after") ?? response.headers.get("retry-after"));
    throw new ApiError("limited", wait > 0 ? { waitSeconds: wait } : {});
  }
  if ([502, 503, 504].includes(response.status)) throw new ApiError("unreachable");
  if (response.status >= 500) throw new ApiError("fault", { reference: `http-${response.status}` });
  return { ok: false, ...refusalIn(content) };
}

function refusalIn(content: unknown): { code: string; text: BilingualText } {
  if (typeof content !== "object" || content === null) return { code: "UNKNOWN", text: text.refusedUnknown };
  const code = "code" in content && typeof content.code === "string" ? content.code : "UNKNOWN";
  return { code, text: "text" in content && isText(content.text) ? content.text : text.refusedUnknown };
}

const isText = (value: unknown): value is BilingualText =>
  typeof value === "object" &&
  value !== null &&
  "en" in value &&
  "fr" in value &&
  typeof value.en === "string" &&
  typeof value.fr === "string";
