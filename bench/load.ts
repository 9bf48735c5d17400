import { connect, type Socket } from "node:net";

/** What one connection asks, again and again, each time after the answer to the time before. */
export type Load = {
  readonly address: string;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly body: (connection: number, turn: number) => string;
  readonly isGood: (answer: string) => boolean;
};

export type Measured = {
  readonly perSecond: number;
  /** Milliseconds from asking to the last byte of each answer, sorted. */ readonly times: readonly number[];
};

/**
 * Posts as fast as the server answers. Written on bare sockets, because a client that costs as much as the server would
 * measure itself on a machine of two processors. `turns` counts per connection and goes on over several runs.
 */
export async function postFor(
  seconds: number,
  { address, path, cookie, connections, body, isGood }: Load,
  turns: number[],
): Promise<Measured> {
  const { hostname, port, host } = new URL(address);
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${cookie === undefined ? "" : `cookie: ${cookie}\r\n`}content-length: `;
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const ask = await openConnection(hostname, Number(port));
      try {
        while (performance.now() < until) {
          const turn = turns[connection] ?? 0;
          const text = body(connection, turn);
          const asked = performance.now();
          const answer = await ask(`${head}${Buffer.byteLength(text)}\r\n\r\n${text}`);
          times.push(performance.now() - asked);
          if (!answer.startsWith("HTTP/1.1 200") || !isGood(answer))
            throw new Error(`not as expected: ${answer.slice(0, 2000)}`);
          turns[connection] = turn + 1;
        }
      } finally {
        ask.end();
      }
    }),
  );
  return {
    perSecond: times.length / ((performance.now() - begun) / 1000),
    times: times.toSorted((one, other) => one - other),
  };
}

type Ask = ((request: string) => Promise<string>) & { end(): void };

async function openConnection(host: string, port: number): Promise<Ask> {
  const socket: Socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let received = "";
  let waiting: { resolve(answer: string): void; reject(fault: Error): void } | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (part: string) => {
    received += part;
    if (!isWhole(received)) return;
    const answer = received;
    received = "";
    waiting?.resolve(answer);
  });
  socket.on("error", (fault) => waiting?.reject(fault));
  socket.on("close", () => waiting?.reject(new Error("the server closed the connection")));
  const ask = (request: string) =>
    new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
  return Object.assign(ask, {
    end: () => {
      waiting = undefined;
      socket.destroy();
    },
  });
}

/** Answers say their length, or come in chunks of which the last is empty. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.slice(0, end));
  return length ? answer.length >= end + 4 + Number(length[1]) : answer.endsWith("\r\n0\r\n\r\n");
}

/** The value below which this share of the sorted times lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
