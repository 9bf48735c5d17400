import { createServer, type Server } from "node:net";

/** Where hostile files try to call, on both families of addresses. */
const ports = [4810, 4811];
const hosts = ["127.0.0.1", "::1"];

export type Canary = {
  /** Every connection so far. */
  readonly calls: () => number;
  /** Addresses that could not be listened on: another listener is there, or the machine has no such address. */
  readonly deaf: readonly string[];
  close(): Promise<void>;
};

export async function listenForCalls(): Promise<Canary> {
  let calls = 0;
  const servers: Server[] = [];
  const deaf: string[] = [];
  for (const port of ports) {
    for (const host of hosts) {
      const server = createServer((socket) => {
        calls += 1;
        socket.destroy();
      });
      const listens = await new Promise<boolean>((resolve) => {
        server.once("error", () => resolve(false));
        server.listen({ port, host, ipv6Only: host === "::1" }, () => resolve(true));
      });
      if (listens) servers.push(server);
      else deaf.push(`${host}:${port}`);
    }
  }
  return {
    calls: () => calls,
    deaf,
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}
