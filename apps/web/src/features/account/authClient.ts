import { ApiFailure } from '../../api/failure.ts';

/** What the account service answered: data, or the code of an expected refusal. */
export type AuthAnswer = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly code: string };

/** Asks the account service (`/api/auth`). Throws `ApiFailure` when it cannot be reached, is overrun or fails. */
export async function authGet(path: string, query: Readonly<Record<string, string>> = {}): Promise<AuthAnswer> {
  const search = new URLSearchParams(query).toString();
  return ask(search === '' ? path : `${path}?${search}`, { method: 'GET' });
}

/** Tells the account service something. See `authGet`. */
export async function authPost(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<AuthAnswer> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function ask(path: string, init: RequestInit): Promise<AuthAnswer> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, { credentials: 'same-origin', ...init });
  } catch (cause) {
    throw new ApiFailure('unreachable', { cause });
  }
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, data: content };
  if (response.status === 429) {
    const wait = Number(response.headers.get('x-retry-after') ?? response.headers.get('retry-after'));
    throw new ApiFailure('limited', wait > 0 ? { waitSeconds: wait } : {});
  }
  if ([502, 503, 504].includes(response.status)) throw new ApiFailure('unreachable');
  if (response.status >= 500) throw new ApiFailure('fault', { reference: `http-${response.status}` });
  return { ok: false, code: codeIn(content) ?? `HTTP_${response.status}` };
}

const codeIn = (content: unknown): string | undefined =>
  typeof content === 'object' && content !== null && 'code' in content && typeof content.code === 'string'
    ? content.code
    : undefined;
