import { delayBefore, pause } from "./backoff.ts";
import type { ConnectionStore } from "./connection.ts";
import { connection } from "./connection.ts";
import { ApiError, asApiError, mayPass } from "./failure.ts";
import type { Operation } from "./graphql.ts";
import { isQuery, operationHash, operationName, operationText } from "./graphql.ts";

type SendOptions = {
  signal?: AbortSignal | undefined;
  /** A mutation that may safely arrive twice (it carries versions, or sets a state). Queries always may. */
  repeatable?: boolean;
  /** How many times in all; `Infinity` for saving what a person typed. 4 unless told otherwise. */
  attempts?: number;
  /** Of what takes longer than an answer usually does. */
  patience?: Patience;
};

/** Milliseconds without an answer after which the page says so, and after which the request is given up. */
type Patience = { readonly say: number; readonly giveUp: number };

type ClientDeps = {
  fetch: typeof fetch;
  connection: ConnectionStore;
  /** Whether the device says that it has no line at all. */
  isOffline?: () => boolean;
  /** The random name of this page: changes that come of what it sends bear it. */
  page: string;
  delay: (attempt: number) => number;
  patience: Patience;
};

export type Client = {
  /** Sends an operation and answers its data. Refusals are data; anything else is thrown as `ApiError`. */
  send: <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: SendOptions,
  ) => Promise<Result>;
  /** What to send for an operation; also the body of subscriptions. */
  body: (operation: object, variables: unknown) => string;
  /** What stands over each request: what it holds, and which page sends it. */
  headers: (accept: string) => Readonly<Record<string, string>>;
  /** Whether what was asked for at this time (`performance.now()`) holds all that this page sent, whatever became of it. */
  holdsAllSent: (askedAt: number) => boolean;
  /** An answer said it in its data: nobody is signed in any more. */
  tellSignedOut: () => void;
  /** Called when the server says that nobody is signed in. */
  onSignedOut: (listener: () => void) => () => void;
};

/** Under which a page says its name (apps/server/src/graphql/handler.ts). */
const pageHeader = "x-boreal-page";

/** A name that no other page has and that says nothing about anybody. */
export const newPageName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A client over its dependencies; the application uses `send` from `api/send.ts`. */
export function createClient(deps: ClientDeps): Client {
  const signedOut = new Set<() => void>();
  let changing = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  const headers = headersOf(deps.page);

  const tellSignedOut = () => {
    for (const listener of signedOut) listener();
  };

  const send: Client["send"] = async (operation, variables, options = {}) => {
    const text = body(operation, variables);
    const reads = isQuery(operation);
    const mayRepeat = reads || options.repeatable === true;
    const attempts = mayRepeat ? (options.attempts ?? 4) : 1;
    const request = Symbol(operationName(operation));
    if (!reads) changing += 1;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return (await answered(deps, text, {
            stopped: options.signal,
            patience: options.patience ?? deps.patience,
            onSlow: () => deps.connection.lost(request, !reads),
          })) as never;
        } catch (thrown) {
          const failure = asApiError(thrown);
          if (failure.kind === "signedOut") tellSignedOut();
          if (!mayPass(failure) || attempt >= attempts) throw failure;
          deps.connection.lost(request, !reads);
          const asked = (failure.waitSeconds ?? 0) * 1000;
          await pause(Math.max(asked, deps.delay(attempt)), options.signal).catch((cause: unknown) => {
            throw new ApiError("stopped", { cause });
          });
        }
      }
    } finally {
      deps.connection.over(request);
      if (!reads) {
        changing -= 1;
        changedAt = performance.now();
      }
    }
  };

  return {
    send,
    body,
    headers,
    holdsAllSent: (askedAt) => changing === 0 && askedAt >= changedAt,
    tellSignedOut,
    onSignedOut: (listener) => {
      signedOut.add(listener);
      return () => void signedOut.delete(listener);
    },
  };
}

const headersOf =
  (page: string): Client["headers"] =>
  (accept) => ({ "content-type": "application/json", accept, [pageHeader]: page });

const body: Client["body"] = (operation, variables) => {
  const hash = operationHash(operation);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return JSON.stringify({
    operationName: operationName(operation),
    variables,
    ...(hash === undefined ? { query: operationText(operation) } : { extensions }),
  });
};

/** Sends once and reads the answer, which may be late, but not for ever. */
async function answered(
  deps: ClientDeps,
  text: string,
  {
    stopped,
    patience,
    onSlow,
  }: { readonly stopped: AbortSignal | undefined; readonly patience: Patience; readonly onSlow: () => void },
): Promise<unknown> {
  const late = AbortSignal.timeout(patience.giveUp);
  const signal = stopped ? AbortSignal.any([stopped, late]) : late;
  const slow = setTimeout(onSlow, patience.say);
  try {
    return await readAnswer(await fetched(deps, text, signal));
  } catch (error) {
    throw stopped?.aborted ? new ApiError("stopped", { cause: error }) : error;
  } finally {
    clearTimeout(slow);
  }
}

async function fetched(deps: ClientDeps, text: string, signal: AbortSignal): Promise<Response> {
  // Without any line nothing leaves this device. On a bad one a request may arrive whose answer does not.
  const isOffline = deps.isOffline?.() === true;
  try {
    return await deps.fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: headersOf(deps.page)("application/graphql-response+json, application/json"),
      body: text,
      signal,
    });
  } catch (error) {
    throw new ApiError("unreachable", { cause: error, isUndone: isOffline });
  }
}

/** On a bad line an answer may take long; the page then says that it waits, and does not give up early. */
export const clientDefaults = {
  connection,
  isOffline: () => !navigator.onLine,
  delay: delayBefore,
  patience: { say: 8000, giveUp: 30_000 },
};

type GraphqlError = { extensions?: { code?: string; reference?: string } };
type Answer = { data?: unknown; errors?: readonly GraphqlError[] };

/** Data of a GraphQL answer, or the failure that its status or errors tell. */
async function readAnswer(response: Response): Promise<unknown> {
  const answer = await readJson(response);
  const first = answer?.errors?.[0];
  const code = first?.extensions?.code;
  if (response.status === 401 || code === "UNAUTHENTICATED") throw new ApiError("signedOut");
  if (response.status === 429) {
    const wait = Number(response.headers.get("retry-after"));
    throw new ApiError("limited", Number.isFinite(wait) && wait > 0 ? { waitSeconds: wait } : {});
  }
  if (response.status === 507 || code === "STORAGE_FULL") throw new ApiError("full");
  if ([502, 503, 504].includes(response.status)) throw new ApiError("unreachable");
  // Data may come with errors beside it: a field that this reader may not see is null, and that is an answer.
  if (answer?.data !== undefined && answer.data !== null) return answer.data;
  const reference = first?.extensions?.reference ?? response.headers.get("x-request-id") ?? `http-${response.status}`;
  throw new ApiError("fault", { reference });
}

async function readJson(response: Response): Promise<Answer | undefined> {
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    // The line broke, or time ran out, in the middle of the answer.
    throw new ApiError("unreachable", { cause: error });
  }
}
