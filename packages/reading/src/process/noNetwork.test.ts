import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readlinkSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { degraded } from "../../../../tests/samples/degrade.ts";
import { madeUpPassport } from "../../../../tests/samples/identity/drawn.ts";
import { holders } from "../../../../tests/samples/identity/people.ts";
import { drawnPortrait } from "../../../../tests/samples/identity/portrait.ts";
import { otherDocuments } from "../../../../tests/samples/otherDocuments.ts";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { hang } from "../../../../tests/running/patience.ts";
import { readerConfinement } from "./childArguments.ts";
import { createReaderPool, type ReaderPool } from "./pool.ts";

/** Everything is read in processes that have no network at all, and the system itself says that they have none. */

const isApart = readerConfinement().confinement === "ownRoot";
if (!isApart) process.stderr.write("skipped: this machine gives reader processes no network of their own\n");
const mayEnter = isApart && process.getuid?.() === 0 && spawnSync("nsenter", ["--version"]).status === 0;
if (isApart && !mayEnter) process.stderr.write("skipped: only root may try the network of another process\n");

const started: number[] = [];
let pool: ReaderPool;
let calls = 0;
const server = createServer((socket) => {
  calls += 1;
  socket.destroy();
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  pool = createReaderPool({
    timeouts: { page: hang, document: hang, open: hang, face: hang },
    onEvent: (event) => {
      if (event.kind === "started" && event.pid !== undefined) started.push(event.pid);
    },
  });
});
afterAll(async () => {
  await pool.close();
  server.close();
});

/** The reader itself: the child of the program that set it apart. */
function readerOf(pid: number): string {
  const [child = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return child;
}

const read = async (bytes: Uint8Array, expected: string) =>
  (await pool.read({ bytes, fileName: "paper", expectedTypes: [expected] })).documentType;

describe.skipIf(!isApart)("a reader process without network", () => {
  it("reads a file’s own text, a scan, a passport and a photo", async () => {
    const [holder] = holders;
    if (!holder) throw new Error("no holder");
    const statement = await otherDocuments.BankStatements();
    expect(await read(statement, "BankStatements")).toBe("BankStatements");
    expect(await read(await degraded(await pageImage(statement), "grey"), "BankStatements")).toBe("BankStatements");
    expect(await read(await madeUpPassport(holder, "english", 200), "Passport")).toBe("Passport");
    const photo = {
      bytes: await drawnPortrait({ smiles: true }),
      fileName: "photo.jpg",
      expectedTypes: ["DigitalPhoto"],
    };
    expect((await pool.read(photo)).warnings.map(({ id }) => id)).toContain("digitalPhotoSmile");
  });

  it("has a network of its own in which nothing is but itself", () => {
    const [pid] = started;
    if (pid === undefined) throw new Error("no reader was started");
    const reader = readerOf(pid);
    expect(readlinkSync(`/proc/${reader}/ns/net`)).not.toBe(readlinkSync("/proc/self/ns/net"));
    const devices = readFileSync(`/proc/${reader}/net/dev`, "utf8")
      .split("\n")
      .slice(2)
      .filter((line) => line !== "");
    expect(devices.map((line) => line.trim().split(":")[0])).toEqual(["lo"]);
    expect(readFileSync(`/proc/${reader}/net/route`, "utf8").trim().split("\n")).toHaveLength(1);
  });

  it.skipIf(!mayEnter)("from where even a program without any lock reaches nobody, not even this machine", () => {
    const reader = readerOf(started[0] ?? 0);
    const { port } = server.address() as AddressInfo;
    const program = `require("node:net").connect(${port}, "127.0.0.1").on("connect", () => process.exit(0)).on("error", (error) => { console.log(error.code); process.exit(9); })`;
    const inside = spawnSync("nsenter", ["--target", reader, "--net", "--", process.execPath, "-e", program]);
    expect([inside.status, inside.stdout.toString().trim()]).toEqual([9, "ENETUNREACH"]);
    expect(calls).toBe(0);
  });
});
