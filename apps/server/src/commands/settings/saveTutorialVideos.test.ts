import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { readTutorialVideos } from "../../store/tutorialVideos.ts";
import { saveTutorialVideos, type TypedVideo } from "./saveTutorialVideos.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => {
  await firm.close();
});

const english: TypedVideo = {
  type: "letterOfAcceptance",
  language: "en",
  address: "https://videos.example.test/letter",
  transcript: "Look for the number of your school.",
};
const french: TypedVideo = { ...english, language: "fr", transcript: "Repérez le numéro de votre établissement." };
const save = async (videos: readonly TypedVideo[], asker: Actor | null = admin) =>
  await saveTutorialVideos(firm, asker, { videos, baseVersion: (await readTutorialVideos(firm.db)).version });
const codes = (result: { readonly refusals: readonly { readonly code: string; readonly path?: string }[] }) =>
  result.refusals.map(({ code, path }) => (path === undefined ? code : `${code} ${path}`));

describe("videos of slots", () => {
  it("are set by an administrator, tidied, and noted without address or words", async () => {
    const typed = { ...english, address: ` ${english.address} `, transcript: " One.\r\n\r\nTwo\t.\n" };
    expect(await save([typed, { ...french, address: " ", transcript: "\n" }])).toEqual({ done: true, refusals: [] });
    expect(await readTutorialVideos(firm.db)).toEqual({
      version: 1,
      videos: [{ ...english, transcript: "One.\n\nTwo ." }],
    });
    const { rows } = await firm.db.$client.query(
      `select actor_id, subject from boreal.audit_event where kind = 'tutorialVideosSaved' order by position desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: admin.userId, subject: { version: 1, videos: ["letterOfAcceptance.en"] } }]);
  });

  it("take half of an emoji for what it is, no character, in place of failing", async () => {
    expect(await save([{ ...english, address: `${english.address}\uD83D`, transcript: "Look. \uDE00" }])).toEqual({
      done: true,
      refusals: [],
    });
    expect((await readTutorialVideos(firm.db)).videos).toEqual([
      { ...english, address: `${english.address}\uFFFD`, transcript: "Look. \uFFFD" },
    ]);
  });

  it("are taken away again by leaving them empty", async () => {
    await save([english, french]);
    expect((await readTutorialVideos(firm.db)).videos).toEqual([english, french]);
    expect(await save([])).toEqual({ done: true, refusals: [] });
    expect((await readTutorialVideos(firm.db)).videos).toEqual([]);
  });

  it.each<readonly [string, readonly TypedVideo[], readonly string[]]>([
    [
      "an address without https",
      [{ ...english, address: "http://videos.example.test/letter" }],
      ["videoAddressNotHttps letterOfAcceptance.en.address"],
    ],
    [
      "an address that runs something",
      [{ ...english, address: "javascript:alert(1)" }],
      ["videoAddressNotHttps letterOfAcceptance.en.address"],
    ],
    ["half an address", [{ ...english, address: "https://" }], ["videoAddressNotHttps letterOfAcceptance.en.address"]],
    [
      "an address that looks like another",
      [{ ...english, address: "https://canada.ca@videos.example.test" }],
      ["videoAddressNotHttps letterOfAcceptance.en.address"],
    ],
    [
      "an address of two lines",
      [{ ...english, address: "https://videos.example.test/\nletter" }],
      ["videoAddressNotHttps letterOfAcceptance.en.address"],
    ],
    [
      "an address without end",
      [{ ...english, address: `https://videos.example.test/${"x".repeat(2000)}` }],
      ["videoAddressTooLong letterOfAcceptance.en.address"],
    ],
    [
      "a video without words",
      [english, { ...french, transcript: " \n " }],
      ["videoTranscriptMissing letterOfAcceptance.fr.transcript"],
    ],
    ["words without a video", [{ ...english, address: "" }], ["videoAddressMissing letterOfAcceptance.en.address"]],
    [
      "words without end",
      [{ ...english, transcript: "x".repeat(20_001) }],
      ["videoTranscriptTooLong letterOfAcceptance.en.transcript"],
    ],
    ["a document that does not exist", [{ ...english, type: "passport" }], ["videoPlaceUnknown"]],
    ["a language that the program does not speak", [{ ...english, language: "de" }], ["videoPlaceUnknown"]],
    ["two videos in one place", [english, english], ["videoPlaceUnknown"]],
  ])("are refused with a reason and its place: %s", async (_words, videos, expected) => {
    const before = await readTutorialVideos(firm.db);
    expect(codes(await save(videos))).toEqual(expected);
    expect(await readTutorialVideos(firm.db)).toEqual(before);
  });

  it("are not written over what another administrator set meanwhile", async () => {
    const { version } = await readTutorialVideos(firm.db);
    await save([english]);
    expect(codes(await saveTutorialVideos(firm, admin, { videos: [], baseVersion: version }))).toEqual([
      "videosChangedSince",
    ]);
    expect((await readTutorialVideos(firm.db)).videos).toEqual([english]);
  });

  it("are nobody else’s to set", async () => {
    for (const role of ["student", "lawyer", "paralegal", "support", "schoolStaff", "agent"] as const)
      expect(codes(await save([], await firm.person(role)))).toEqual(["notAllowed"]);
    expect(codes(await save([], null))).toEqual(["notSignedIn"]);
  });
});
