import { createServer, type AddressInfo, type Socket } from "node:net";

/** A mail server for tests. It counts each message that it accepted, also when nobody is left to hear that it did. */
export type PostOffice = {
  readonly url: string;
  /** By Message-ID: when it was accepted, once for each time. */
  readonly accepted: ReadonlyMap<string, readonly number[]>;
  close(): Promise<void>;
};

export async function openPostOffice(): Promise<PostOffice> {
  const accepted = new Map<string, number[]>();
  const sockets = new Set<Socket>();
  const take = (message: string) => {
    const id = /^Message-ID: <(.+?)@/im.exec(message)?.[1] ?? "none";
    accepted.set(id, [...(accepted.get(id) ?? []), Date.now()]);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Whoever sends is killed at any moment.
    socket.on("error", () => {});
    converse(socket, take);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** As much of SMTP as it takes: commands line by line, a message until the line of one dot. */
function converse(socket: Socket, take: (message: string) => void): void {
  let unread = "";
  let isMessage = false;
  const answer = (line: string): string => {
    if (/^DATA/i.test(line)) {
      isMessage = true;
      return "354 go on";
    }
    return /^QUIT/i.test(line) ? "221 bye" : "250 ok";
  };
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    unread += chunk.toString("utf8");
    for (;;) {
      const end = unread.indexOf(isMessage ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const said = unread.slice(0, end);
      unread = unread.slice(end + (isMessage ? 5 : 2));
      if (isMessage) {
        isMessage = false;
        take(said);
        socket.write("250 taken\r\n");
      } else socket.write(`${answer(said)}\r\n`);
    }
  });
}
