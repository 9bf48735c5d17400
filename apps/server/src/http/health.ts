import type { IncomingMessage, ServerResponse } from "node:http";

/** One thing the server cannot work without. Throws when it is away. */
export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<unknown> };

export type Health = {
  /** The process runs and its event loop turns. */
  live(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Everything needed is there: 200, else 503 with the names of what is away. */
  ready(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const longestCheck = 3000;
/** Balancers ask often; the answer of the last second is good enough. */
const keptFor = 1000;

export function createHealth(checks: readonly ReadinessCheck[], isStopping: () => boolean): Health {
  let last: { at: number; away: Promise<string[]> } | undefined;
  const findAway = (): Promise<string[]> => {
    if (last && performance.now() - last.at < keptFor) return last.away;
    const away = Promise.all(checks.map(async ({ name, check }) => ((await isWell(check)) ? [] : [name]))).then(
      (names) => names.flat(),
    );
    last = { at: performance.now(), away };
    return away;
  };
  return {
    async live(_request, response) {
      answer(response, 200, { live: true });
    },
    async ready(_request, response) {
      const away = isStopping() ? ["stopping"] : await findAway();
      answer(response, away.length === 0 ? 200 : 503, { ready: away.length === 0, away });
    },
  };
}

async function isWell(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestCheck);
  });
  const result = await Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    tooLong,
  ]);
  clearTimeout(timer);
  return result;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}
