import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPagePictures } from "@boreal/reading/process/pictures/pagePictures";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import { writeAccount, type ArchivedAccount } from "../../apps/server/src/commands/archive/peopleOfArchive.ts";
import { createCalendarFeed } from "../../apps/server/src/commands/calendar/createCalendarFeed.ts";
import { actor, openTestVault, type TestVault } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { fitForPortal } from "../../apps/server/src/commands/documents/fitForPortal.ts";
import { runPortalFit } from "../../apps/server/src/commands/documents/runPortalFit.ts";
import { buildFilingPackage } from "../../apps/server/src/commands/filing/buildFilingPackage.ts";
import { runFilingPackage } from "../../apps/server/src/commands/filing/runFilingPackage.ts";
import { addBlank } from "../../apps/server/src/commands/forms/addBlank.ts";
import { saveFormValues } from "../../apps/server/src/commands/forms/saveFormValues.ts";
import { complete, testForms } from "../../apps/server/src/commands/forms/testForm.ts";
import { storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { createAnswerSheetHandler } from "../../apps/server/src/http/answerSheet.ts";
import { createCalendarFeedHandler, createDeadlinesHandler } from "../../apps/server/src/http/calendar.ts";
import { createDispatcher, type Handler } from "../../apps/server/src/http/dispatch.ts";
import { createDocumentsZipHandler } from "../../apps/server/src/http/documentsZip.ts";
import { createDownloadHandler } from "../../apps/server/src/http/download.ts";
import { createPagesHandler } from "../../apps/server/src/http/filePages.ts";
import { createFilingPackageHandler } from "../../apps/server/src/http/filing/filingPackage.ts";
import { createFormPreviewHandler } from "../../apps/server/src/http/formPreview.ts";
import { createCaseListHandler } from "../../apps/server/src/http/lists/caseList.ts";
import { createLetterFileHandler } from "../../apps/server/src/http/letters/letterFile.ts";
import { holdUnlogged } from "../../apps/server/src/http/letOut.ts";
import { createMemoFileHandler } from "../../apps/server/src/http/memo/memoFile.ts";
import { createMetrics } from "../../apps/server/src/http/metrics.ts";
import { createOfficialFormHandler } from "../../apps/server/src/http/officialForm.ts";
import { createPortalFitHandler } from "../../apps/server/src/http/portalFit.ts";
import { createTakeOutHandler } from "../../apps/server/src/http/archives/takeOut.ts";
import { createReceiptHandler } from "../../apps/server/src/http/payments/receipt.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";
import { paymentTable } from "../../apps/server/src/store/tables/payments.ts";
import { drawPdf } from "../samples/pdfDocument.ts";
import { noBytes, range, waysToBytes, type Made, type Way } from "./waysToBytes.ts";

let vault: TestVault;
let asker: Asker = null;
const pictures = createPagePictures();
const servers: Server[] = [];
const addresses = new Map<string, string>();
let closeForms: () => Promise<void>;

const made: Made = { file: "", fit: "", payment: "", feed: "", filing: "" };
const lawyer = actor("lawyer-of-all", "lawyer");
const application = () => vault.applicationId;
const ways = waysToBytes(made, application);

async function serve(name: string, handle: Handler): Promise<void> {
  const server = createServer((request, response) => {
    holdUnlogged(request, response);
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  servers.push(server);
  addresses.set(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

beforeAll(async () => {
  vault = await openTestVault();
  const { deps, student, keys, applicationId } = vault;
  await vault.database.transaction((tx) => writeAccount(tx, keys, accountOf(student.userId), new Date()));
  const forms = testForms(vault.folder);
  closeForms = async () => await forms.desk.close();
  const all = { ...deps, keys, forms, pictures, origin: () => "https://boreal.example.test" };
  const sessionOf = async () => asker;
  await serve("/files", createDownloadHandler(all, sessionOf));
  await serve("/files/pages", createPagesHandler(all, sessionOf));
  await serve("/portal-fits", createPortalFitHandler(all, sessionOf));
  await serve("/applications/documents", createDocumentsZipHandler(all, sessionOf));
  await serve("/applications/archive", createTakeOutHandler(all, sessionOf));
  await serve("/applications/deadlines", createDeadlinesHandler(all, sessionOf));
  await serve("/applications/receipts", createReceiptHandler(all, sessionOf));
  await serve("/forms/answers", createAnswerSheetHandler(all, sessionOf));
  await serve("/forms/preview", createFormPreviewHandler(all, sessionOf));
  await serve("/forms/filled", createOfficialFormHandler(all, sessionOf));
  await serve("/filing-packages", createFilingPackageHandler(all, sessionOf));
  await serve("/letter-files", createLetterFileHandler(all, sessionOf));
  await serve("/memo-files", createMemoFileHandler(all, sessionOf));
  await serve("/case-list", createCaseListHandler(all, sessionOf));
  await serve("/calendar", createCalendarFeedHandler(all));
  const bytes = await drawPdf((pdf) => pdf.text("One"));
  made.file = await storeFile(deps, { applicationId, by: student, bytes, fileName: "a.pdf" });
  const place = { page: "biometrics-receipt", slot: "biometricsReceipt", childNumber: null, portal: "irccPortal" };
  const { fitId } = await fitForPortal(deps, student, { applicationId, ...place });
  const report = { portal: "irccPortal", limit: 2_000_000 } as never;
  await runPortalFit({ ...deps, fitFiles: () => Promise.resolve({ kind: "fitted", pdf: bytes, report }) }, fitId ?? "");
  made.fit = fitId ?? "";
  made.payment = randomUUID();
  await vault.database.insert(paymentTable).values({
    id: made.payment,
    applicationId,
    cents: 100,
    currency: "CAD",
    how: "cash",
    receivedOn: "2026-11-01",
    sourceKey: made.payment,
    recordedBy: "staff",
    recordedAt: new Date(),
  });
  await answerAll();
  await addBlank(all, actor("admin", "admin"), { bytes: testBlank("IMM1294") });
  made.feed = await feedOf();
  const asked = { applicationId, portal: "irccPortal", language: "en" } as const;
  made.filing = (await buildFilingPackage(deps, lawyer, asked)).packageId ?? "";
  await runFilingPackage(all, made.filing);
});
afterAll(async () => {
  pictures.close();
  await closeForms();
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map(async (server) => await new Promise((closed) => server.close(closed))));
  await vault.close();
});

const accountOf = (id: string): ArchivedAccount => ({
  id,
  email: "amara@example.test",
  firstName: "Amara",
  lastName: "Okafor",
  language: "en",
  applicantKind: null,
  schoolId: null,
  ssoId: null,
  agentId: null,
  affiliationSet: {},
  createdAt: new Date().toISOString(),
  life: {},
});

async function answerAll(): Promise<void> {
  const { deps, student, applicationId } = vault;
  const answers = {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1996-03-14",
    gender: "female",
    birthCountry: "NG",
    maritalStatus: "single",
    isNameSameOnOfficialDocs: false,
    hasOtherFamilyNames: true,
    otherFamilyNames: ["Bello", "Ojo"],
    hasOtherGivenNames: false,
    isDiffToBirthName: false,
  };
  await saveAnswers(deps, student, {
    applicationId,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  const caseFile = (await loadCaseFile(deps, applicationId))?.caseFile ?? expect.fail("no case");
  await saveFormValues(deps, student, {
    applicationId,
    formKey: "IMM1294",
    changes: Object.entries(complete(caseFile)).map(([path, value]) => ({ path, value })),
  });
}

async function feedOf(): Promise<string> {
  const created = await createCalendarFeed(
    { ...vault.deps, origin: () => "https://boreal.example.test" } as never,
    vault.student,
  );
  return /calendar\/([^/]+)\.ics/.exec(JSON.stringify(created))?.[1] ?? JSON.stringify(created);
}

const entries = async (): Promise<readonly string[]> =>
  (
    await vault.database.$client.query<{ kind: string }>("select kind from boreal.audit_event order by at, position")
  ).rows.map(({ kind }) => kind);

const ask = async (route: string, { path, init }: Way) => {
  const answer = await fetch(`${addresses.get(route)}${path()}`, init);
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
};
const newSession = ({ isOfTeam }: Pick<Way, "isOfTeam"> = {}) =>
  (asker = { ...(isOfTeam ? lawyer : vault.student), sessionId: randomUUID() });
const each = Object.entries(ways).flatMap(([route, some]) =>
  some.map((way, number) => ({ name: `${route}, way ${number + 1}`, route, way })),
);

describe("bytes of somebody", () => {
  it("leave by routes that are all in this table", () => {
    const source = readFileSync(new URL("../../apps/server/src/webRoutes.ts", import.meta.url), "utf8");
    const routes = [...source.matchAll(/\bname: "([^"]+)",\s*matches/g)].map(([, name]) => name ?? "");
    expect(routes.filter((name) => !noBytes.has(name) && !Object.hasOwn(ways, name))).toEqual([]);
    expect([...noBytes, ...Object.keys(ways)].filter((name) => !routes.includes(name))).toEqual([]);
    expect([...source.matchAll(/isOfNobody: true/g)]).toHaveLength(3);
  });

  it.each(each)("are in the log: $name", async ({ route, way }) => {
    newSession(way);
    const before = await entries();
    const answer = await ask(route, way);
    expect([answer.status, answer.bytes > 0]).toEqual([way.status ?? 200, true]);
    expect((await entries()).slice(before.length)).toContain(way.kind);
  });

  it("do not leave while the log cannot be written", async () => {
    await vault.database.$client.query(
      "alter table boreal.audit_event add constraint log_is_full check (false) not valid",
    );
    try {
      for (const { route, way, name } of each) {
        newSession(way);
        // The calendar is remembered for a day for each place that asks; this one was logged above.
        if (route === "/calendar") continue;
        const answer = await ask(route, way).catch(() => ({ status: 500, bytes: 0 }));
        expect([name, answer]).toEqual([name, { status: 500, bytes: 0 }]);
      }
    } finally {
      await vault.database.$client.query("alter table boreal.audit_event drop constraint log_is_full");
    }
  });

  it("asked in forty ranges at once are one entry of this session, and the first of another", async () => {
    newSession();
    const before = (await entries()).length;
    const path = () => `/files/${made.file}`;
    const askTen = async (from: number) =>
      await ask("/files", { path, init: range(`${from}-${from + 9}`), kind: "documentViewed" });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => askTen(at * 10)));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes}`))).toEqual(new Set(["206 10"]));
    expect((await entries()).slice(before)).toEqual(["documentViewed"]);
    newSession();
    await askTen(500);
    expect((await entries()).slice(before)).toEqual(["documentViewed", "documentViewed"]);
  });

  it("that do not leave are no entry: HEAD, not changed, a range past the end, somebody else", async () => {
    newSession();
    const before = (await entries()).length;
    const file = `/files/${made.file}`;
    const statuses = [];
    for (const init of [{ method: "HEAD" }, { headers: { "if-none-match": `"${made.file}"` } }, range("99999999-")])
      statuses.push((await ask("/files", { path: () => file, init, kind: "" })).status);
    asker = actor("somebody-else");
    statuses.push((await ask("/files", { path: () => file, kind: "" })).status);
    expect(statuses).toEqual([200, 304, 416, 404]);
    expect((await entries()).slice(before)).toEqual([]);
  });

  it("of a route that forgets the log are held by the dispatcher", async () => {
    const faults: unknown[] = [];
    const log = { error: (...given: unknown[]) => faults.push(given), info: () => undefined, warn: () => undefined };
    const forgetful: Handler = (_, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf" });
      response.end("%PDF-1.7 of somebody");
    };
    const dispatcher = createDispatcher({
      config: { trustProxy: false },
      log: log as never,
      metrics: createMetrics(),
      routes: [{ name: "/new", matches: () => true, handle: forgetful }],
    });
    await new Promise<void>((ready) => dispatcher.server.listen(0, "127.0.0.1", ready));
    const answer = await fetch(`http://127.0.0.1:${(dispatcher.server.address() as AddressInfo).port}/new`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("of somebody");
    expect(
      String(JSON.stringify(faults, (_, value: unknown) => (value instanceof Error ? value.message : value))),
    ).toContain("without an entry in the log");
    await dispatcher.stop(100);
  });
});
