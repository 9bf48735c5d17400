import { describe, expect, it } from "vitest";
import { fileNumber, resumeMemory } from "./resumeMemory.ts";
import { outcomeOf, type Outcome, type Pace } from "./sender.ts";
import { checkBeforeSending, mimeOfName } from "./uploadChecks.ts";
import { uploadList } from "./uploads.ts";

const place = { applicationId: "a1", page: "biometrics-receipt", slot: "biometricsReceipt", person: "main" };
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A list whose sender the test answers by hand. */
function listWithSender() {
  const sent: { name: string; pace: Pace; signal: AbortSignal; end: (outcome: Outcome) => Promise<void> }[] = [];
  const list = uploadList(() =>
    Promise.resolve(
      (file, _place, pace, signal) =>
        new Promise((resolve) => {
          sent.push({
            name: file.name,
            pace,
            signal,
            end: (outcome) => {
              resolve(outcome);
              return settle();
            },
          });
        }),
    ),
  );
  return { list, sent };
}

const file = (name: string, content = "content") => new File([content], name);

describe("uploads", () => {
  it("go one after the other, in the order they were chosen", async () => {
    const { list, sent } = listWithSender();
    list.add(file("one.pdf"), place);
    list.add(file("two.pdf"), place);
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(["one.pdf"]);
    expect(list.items().map(({ state }) => state)).toEqual(["sending", "queued"]);
    await sent[0]?.end({ kind: "stored", fileId: "f1" });
    expect(sent.map(({ name }) => name)).toEqual(["one.pdf", "two.pdf"]);
    expect(list.items()[0]).toMatchObject({ state: "done", fileId: "f1" });
  });

  it("tell what was really sent, and that they wait for the line", async () => {
    const { list, sent } = listWithSender();
    list.add(file("one.pdf", "1234567890"), place);
    await settle();
    sent[0]?.pace.onSent(4);
    expect(list.items()[0]).toMatchObject({ sent: 4, bytes: 10, state: "sending" });
    sent[0]?.pace.onWaiting();
    expect(list.items()[0]).toMatchObject({ sent: 4, state: "waiting" });
    sent[0]?.pace.onSent(5);
    expect(list.items()[0]?.state).toBe("sending");
  });

  it("that are refused say why, and the next goes on", async () => {
    const { list, sent } = listWithSender();
    list.add(file("one.pdf"), place);
    list.add(file("two.pdf"), place);
    await settle();
    await sent[0]?.end({ kind: "refused", text: { en: "No.", fr: "Non." } });
    expect(list.items()[0]).toMatchObject({ state: "refused", refusal: { en: "No." } });
    expect(list.items()[1]?.state).toBe("sending");
  });

  it("can be stopped while they run or wait their turn", async () => {
    const { list, sent } = listWithSender();
    list.add(file("one.pdf"), place);
    list.add(file("two.pdf"), place);
    await settle();
    const [first, second] = list.items();
    list.stop(second?.id ?? 0);
    expect(list.items()).toHaveLength(1);
    list.stop(first?.id ?? 0);
    expect(sent[0]?.signal.aborted).toBe(true);
    await sent[0]?.end({ kind: "stopped" });
    expect(list.items()).toEqual([]);
  });
});

describe("before anything is sent", () => {
  it("an empty file and a type that the slot does not take are refused", () => {
    expect(checkBeforeSending({ name: "a.pdf", size: 0 }, ["pdf"])?.code).toBe("FILE_EMPTY");
    expect(checkBeforeSending({ name: "a.exe", size: 1 }, ["pdf"])?.code).toBe("FILE_TYPE_NOT_ALLOWED");
    expect(checkBeforeSending({ name: "a.docx", size: 1 }, ["pdf", "jpg"])?.code).toBe("FILE_TYPE_NOT_ALLOWED");
    expect(checkBeforeSending({ name: "Photo.JPEG", size: 1 }, ["pdf", "jpg"])).toBeUndefined();
    // What Windows calls a photograph saved from a page; the server always took it.
    expect(checkBeforeSending({ name: "Photo.jfif", size: 1 }, ["pdf", "jpg"])).toBeUndefined();
    expect(mimeOfName("scan.HEIC")).toBe("image/heic");
  });

  it("a file above what the server takes is refused with that size, once it is known", () => {
    const scan = { name: "a.pdf", size: 31 * 1024 * 1024 };
    expect(checkBeforeSending(scan, ["pdf"], 30 * 1024 * 1024)?.text).toMatchObject({
      en: expect.stringContaining("30 MB") as string,
      fr: expect.stringContaining("30 Mo") as string,
    });
    expect(checkBeforeSending(scan, ["pdf"], 40 * 1024 * 1024)).toBeUndefined();
    expect(checkBeforeSending(scan, ["pdf"])).toBeUndefined();
  });
});

describe("what the browser remembers of an unfinished upload", () => {
  const memory = () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    let now = 0;
    return { kept, urls: resumeMemory(store, () => now), later: (hours: number) => (now += hours * 3_600_000) };
  };
  const upload = (uploadUrl: string) => ({
    size: 5,
    metadata: { filename: "Amara Okafor.pdf" },
    creationTime: "",
    urlStorageKey: "",
    uploadUrl,
    parallelUploadUrls: null,
  });

  it("finds the address again and names neither file nor person", async () => {
    const { kept, urls } = memory();
    const number = fileNumber(["a1", "Amara Okafor.pdf", 5]);
    await urls.addUpload(number, upload("/uploads/u1"));
    expect((await urls.findUploadsByFingerprint(number)).map(({ uploadUrl }) => uploadUrl)).toEqual(["/uploads/u1"]);
    expect(JSON.stringify([...kept])).not.toMatch(/amara|okafor|filename/i);
  });

  it("is forgotten when it is done, or too old to be there", async () => {
    const { kept, urls, later } = memory();
    const key = await urls.addUpload("n", upload("/uploads/u1"));
    await urls.removeUpload(key);
    expect(kept.size).toBe(0);
    await urls.addUpload("n", upload("/uploads/u2"));
    later(24 * 7 + 1);
    expect(await urls.findUploadsByFingerprint("n")).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("tells different files apart", () => {
    expect(fileNumber(["a", "b", 1])).toBe(fileNumber(["a", "b", 1]));
    expect(fileNumber(["a", "b", 1])).not.toBe(fileNumber(["a", "b", 2]));
    expect(fileNumber(["ab", "c"])).not.toBe(fileNumber(["a", "bc"]));
  });
});

describe("what the server answers to a part of a file", () => {
  const answered = (status: number, body = "") =>
    outcomeOf(
      Object.assign(new Error("tus"), {
        originalResponse: {
          getStatus: () => status,
          getHeader: () => undefined,
          getBody: () => body,
          getUnderlyingObject: () => undefined,
        },
      }),
    );

  it("a refusal ends the upload with its own sentence, whatever its status", () => {
    const body = JSON.stringify({ refusal: { code: "MALWARE", text: { en: "Harmful.", fr: "Nuisible." } } });
    expect(answered(422, body)).toEqual({ kind: "refused", text: { en: "Harmful.", fr: "Nuisible." } });
    expect(answered(507, body).kind).toBe("refused");
  });

  it("no answer, a fault, a lock or a moved offset are tried again", () => {
    expect(outcomeOf(new Error("no answer"))).toEqual({ kind: "broken" });
    for (const status of [409, 423, 429, 500, 502, 503]) expect(answered(status)).toEqual({ kind: "broken" });
  });

  it('any other "no" ends it with words', () => {
    expect(answered(403)).toMatchObject({ kind: "refused" });
    expect(answered(413, "<html>")).toMatchObject({ kind: "refused" });
  });
});
