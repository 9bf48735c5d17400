import { setTimeout } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { departmentLetter } from "../../../../tests/samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../../../../tests/samples/biometricsLetter/letter.ts";
import { pageImage } from "../../../../tests/samples/pageImage.ts";
import { createReaderPool, type PoolEvent } from "./pool.ts";

const letter = () => departmentLetter(madeUpLetter(0, "en", "request"));

/** One page whose content is `megabytes` of blanks, packed twice so that the file stays small. */
function flateBomb(megabytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(megabytes * 1_000_000, 0x20)));
  const head = Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj\n` +
      `4 0 obj<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
  );
  return Buffer.concat([head, packed, Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n")]);
}

describe("the limits of the reader pool", () => {
  const pools: { close(): Promise<void> }[] = [];
  const withEvents = (options: Parameters<typeof createReaderPool>[0]) => {
    const events: PoolEvent[] = [];
    const pool = createReaderPool({ ...options, onEvent: (event) => events.push(event) });
    pools.push(pool);
    return { pool, events };
  };
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  test("a document over its time is stopped and kept as not readable; the next one is read", async () => {
    const slow = withEvents({ timeouts: { page: 1 } });
    const reading = await slow.pool.read({
      bytes: await pageImage(await letter()),
      fileName: "scan.png",
      expectedTypes: [],
    });
    expect(reading).toMatchObject({ outcome: "notReadable", error: { code: "timedOut" } });
    // A good file is stopped too while the machine does other work: nothing is told of the file.
    expect(reading.warnings).toEqual([]);
    expect(slow.events).toContainEqual({ kind: "stopped", because: "timedOut" });
    const empty = await slow.pool.read({ bytes: Buffer.from("%PDF-1.7\n"), fileName: "next.pdf", expectedTypes: [] });
    expect(empty).toMatchObject({ outcome: "rejected", error: { code: "malformed" } });
  });

  test("a document over its memory is stopped, is not tried again, and the next one is read", async () => {
    const { pool, events } = withEvents({ memoryMb: 420 });
    const bomb = await pool.read({ bytes: flateBomb(900), fileName: "bomb.pdf", expectedTypes: [] });
    expect(bomb).toMatchObject({ outcome: "notReadable", error: { code: "tooComplex" } });
    expect(bomb.warnings).toMatchObject([{ id: "notReadable", because: bomb.error?.text }]);
    expect(events.filter((event) => event.kind === "started")).toHaveLength(1);
    const next = await pool.read({ bytes: await letter(), fileName: "letter.pdf", expectedTypes: [] });
    expect(next.fields["uciNumber"]?.value).toBe("1123456780");
  });

  test("a reader that is killed from outside is replaced, and the document is read at the second try", async () => {
    const { pool, events } = withEvents({});
    const started = () => events.findLast((event) => event.kind === "started");
    let killed = false;
    const reading = await pool.read({
      bytes: await letter(),
      fileName: "letter.pdf",
      expectedTypes: [],
      onProgress: () => {
        const event = started();
        if (killed || event?.kind !== "started" || event.pid === undefined) return;
        killed = true;
        process.kill(event.pid, "SIGKILL");
      },
    });
    expect(reading.outcome).toBe("read");
    expect(events.map((event) => event.kind)).toEqual(["started", "failed", "started"]);
  });

  test("a reader that waits for its turn on a busy machine loses no time to read", async () => {
    const { pool, events } = withEvents({ timeouts: { open: 1000 } });
    const reading = pool.read({ bytes: await letter(), fileName: "letter.pdf", expectedTypes: [] });
    await expect.poll(() => events.length, { interval: 1 }).toBeGreaterThan(0);
    const [started] = events;
    if (started?.kind !== "started" || started.pid === undefined) throw new Error("no reader was started");
    process.kill(started.pid, "SIGSTOP");
    await setTimeout(1500);
    process.kill(started.pid, "SIGCONT");
    expect((await reading).fields["uciNumber"]?.value).toBe("1123456780");
  });

  test("abort stops the reading; close rejects what waits", async () => {
    const { pool, events } = withEvents({});
    const abort = new AbortController();
    const reading = pool.read({
      bytes: await letter(),
      fileName: "a.pdf",
      expectedTypes: [],
      signal: abort.signal,
      onProgress: () => abort.abort(new Error("not wanted any more")),
    });
    await expect(reading).rejects.toThrow("not wanted any more");
    expect(events.map((event) => event.kind)).toEqual(["started"]);
    const waiting = pool.read({ bytes: await letter(), fileName: "b.pdf", expectedTypes: [] });
    await Promise.all([expect(waiting).rejects.toThrow("closed"), pool.close()]);
  });

  test("a warm reader is used again, and stops when nothing comes", async () => {
    const { pool, events } = withEvents({ timeouts: { idle: 30 } });
    const bytes = await letter();
    await pool.read({ bytes, fileName: "a.pdf", expectedTypes: [] });
    await pool.read({ bytes, fileName: "b.pdf", expectedTypes: [] });
    expect(events.filter((event) => event.kind === "started").length).toBeLessThanOrEqual(2);
    await expect.poll(() => events.at(-1)?.kind).toBe("idleStopped");
  });
});
