import { createHash } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { hang } from "../../../../../tests/running/patience.ts";
import { drawnPortrait, type PortraitLook } from "../../../../../tests/samples/identity/portrait.ts";
import { findingsOf, type Reading } from "../../reading.ts";
import { createReaderPool, type PoolEvent } from "../pool.ts";
import { measuresOfPhoto } from "./facesOfPhoto.ts";

const events: PoolEvent[] = [];
const pool = createReaderPool({ languages: ["eng"], onEvent: (event) => events.push(event) });
afterAll(() => pool.close());

const readPhoto = async (look: Partial<PortraitLook>, expectedTypes = ["DigitalPhoto"]): Promise<Reading> =>
  await pool.read({ bytes: await drawnPortrait(look), fileName: "photo.jpg", expectedTypes });

const faultsOf = (reading: Reading) => findingsOf(reading).filter((id) => id.startsWith("digitalPhoto"));

describe("a photo of a drawn face, from the file to its faults", () => {
  it.each<[string, Partial<PortraitLook>, readonly string[]]>([
    ["as it should be", {}, []],
    ["far away", { head: 0.35, y: 0.4 }, ["digitalPhotoComposition"]],
    ["in a room", { background: "room" }, ["digitalPhotoBackground"]],
    ["with dark glasses", { sunglasses: true }, ["digitalPhotoFullFace"]],
    ["of the whole body", { head: 0.14, y: 0.16, legs: true }, ["digitalPhotoFullBody"]],
    ["smiling with teeth", { smiles: true }, ["digitalPhotoSmile"]],
    ["with the front camera", { lens: "iPhone 15 front TrueDepth camera 2.69mm f/1.9" }, ["digitalPhotoSelfie"]],
  ])("%s", async (_what, look, faults) => {
    const reading = await readPhoto(look);
    expect([reading.outcome, faultsOf(reading)]).toEqual(["read", faults]);
  });

  it("says the measure and the place of each fault, in both languages, and blocks", async () => {
    const { warnings } = await readPhoto({ head: 0.35, y: 0.4, background: "room" });
    // Said once: the background of a face is not what lies around a page.
    expect(warnings.map(({ id }) => id)).not.toContain("excessiveBackground");
    const ofPhoto = warnings.filter(({ id }) => id.startsWith("digitalPhoto"));
    expect(ofPhoto.map(({ blocking, page }) => [blocking, page])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    const head = ofPhoto.find(({ id }) => id === "digitalPhotoComposition");
    expect(head?.because.en).toMatch(/takes about 3\d% of the height; 69 to 80% are asked for/);
    expect(head?.because.fr).toMatch(/environ 3\d\u00A0% de la hauteur; il faut de 69 à 80\u00A0%/);
    const [left = 0, top = 0, width = 0, height = 0] = head?.box ?? [];
    // The drawn head: in the middle, its centre at 0.4 of the height.
    expect(left + width / 2).toBeCloseTo(0.5, 1);
    expect(top + height / 2).toBeCloseTo(0.4, 1);
    expect(height).toBeGreaterThan(0.3);
  });

  it("is measured only where a photo of a person is asked for", async () => {
    expect(faultsOf(await readPhoto({ background: "room" }, ["Passport"]))).toEqual([]);
    expect(faultsOf(await readPhoto({ background: "room" }, []))).toEqual([]);
  });
});

describe("the process that measures", () => {
  it("ends at its limits of time and memory, and the reading stands", async () => {
    const bytes = await drawnPortrait();
    expect(await measuresOfPhoto(bytes, { timeout: 20, memoryMb: 500 })).toEqual({ kind: "timedOut" });
    expect(await measuresOfPhoto(bytes, { timeout: 60_000, memoryMb: 40 })).toEqual({ kind: "tooComplex" });
    const hurried = createReaderPool({
      languages: ["eng"],
      timeouts: { open: hang, page: hang, document: hang, face: 20 },
    });
    const reading = await hurried.read({ bytes, fileName: "photo.jpg", expectedTypes: ["DigitalPhoto"] });
    await hurried.close();
    expect([reading.outcome, faultsOf(reading)]).toEqual(["read", []]);
    expect(reading.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it("answers bytes that are no picture with a fault, without its message", async () => {
    const broken = (await drawnPortrait()).subarray(0, 3000);
    const result = await measuresOfPhoto(broken, { timeout: 60_000, memoryMb: 500 });
    expect(result.kind).toBe("fault");
  });
});
