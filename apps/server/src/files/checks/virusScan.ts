import { connect, type Socket } from "node:net";
import { once } from "node:events";

/** `notScanned` is also the answer when the scanner is away, full or refuses the size: nothing is called clean without a scan. */
export type ScanResult = "clean" | "infected" | "notScanned";

/** Takes the text as it is read and tells the result at the end. */
export type VirusScan = { write(part: Buffer): Promise<void>; finish(): Promise<ScanResult>; cancel(): void };

const answerWithinMs = 60_000;
const mostAnswerBytes = 4096;

/** One scan by a ClamAV daemon: `address` is the path of its socket or `host:port`. Uses its INSTREAM command (clamd(8)). */
export function startVirusScan(address: string): VirusScan {
  const hostAndPort = /^([^/]+):(\d+)$/.exec(address);
  const socket: Socket = hostAndPort ? connect(Number(hostAndPort[2]), hostAndPort[1] ?? "") : connect(address);
  let answer = "";
  let failed = false;
  socket.setTimeout(answerWithinMs, () => socket.destroy(new Error("the scanner is silent")));
  socket.on("data", (data: Buffer) => {
    answer += data.toString("latin1");
    if (answer.length > mostAnswerBytes) socket.destroy();
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("error", () => {
      failed = true;
    });
    socket.on("close", () => resolve());
  });
  const send = async (data: Buffer) => {
    if (socket.destroyed || !socket.writable || socket.write(data)) return;
    const stop = new AbortController();
    await Promise.race([once(socket, "drain", { signal: stop.signal }).catch(() => undefined), closed]);
    stop.abort();
  };
  socket.write("zINSTREAM\0");
  return {
    write: async (part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      await send(length);
      await send(part);
    },
    finish: async () => {
      if (socket.writable) socket.end(Buffer.alloc(4));
      await closed;
      if (/: .+ FOUND/.test(answer)) return "infected";
      return !failed && /^stream: OK\0?\n?$/.test(answer) ? "clean" : "notScanned";
    },
    cancel: () => socket.destroy(),
  };
}
