import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";
import type { SlotAddress } from "../../apps/server/src/store/documents/vaultPlace.ts";
import type { RightsServer } from "./rightsServer.ts";

/** A stored file of the case, as the table of rights knows it. */
export type KnownFile = {
  readonly id: string;
  readonly name: string;
  readonly place: SlotAddress;
  readonly inTrash: boolean;
};

export type Case = { readonly server: RightsServer; readonly applicationId: string };

/** How much a way tells: that a file is there, or what it is called and what is in it. `vault`: it leads to no file of the trash. */
export type Way = {
  readonly needs: "listed" | "open";
  readonly vaultOnly?: true;
  /** It leads to files of slots alone: nothing is found in a file that nobody has sorted, and nothing made of it. */
  readonly slotsOnly?: true;
  /** Whether the reader got to the file. */
  readonly reaches: (the: Case, asker: Asker, file: KnownFile) => Promise<boolean>;
};

const inCase = async ({ server, applicationId }: Case, asker: Asker, fields: string): Promise<string> =>
  JSON.stringify(
    await server.graphql(asker, `query Q($id: ID!) { application(id: $id) { ${fields} } }`, { id: applicationId }),
  );

const linked =
  (path: (file: KnownFile) => string, good: readonly number[], init: RequestInit = {}): Way["reaches"] =>
  async ({ server }, asker, file) => {
    const answer = await server.get(asker, path(file), init);
    await answer.arrayBuffer();
    return good.includes(answer.status);
  };

const archived =
  (query: (file: KnownFile) => string): Way["reaches"] =>
  async ({ server, applicationId }, asker, file) => {
    const answer = await server.get(asker, `/applications/${applicationId}/documents.zip${query(file)}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return answer.status === 200 && (await openArchive(bytes)).some(({ path }) => path.endsWith(file.name));
  };

const childOf = ({ place }: KnownFile) => (place.childNumber === null ? "" : `&child=${place.childNumber}`);

/** Every way to read of a file or what is in it. */
export const readingWays: Readonly<Record<string, Way>> = {
  "list of the vault and the trash": {
    needs: "listed",
    reaches: async (the, asker, { id }) => (await inCase(the, asker, "documents { id } trash { id }")).includes(id),
  },
  "names in the lists": {
    needs: "open",
    reaches: async (the, asker, { name }) =>
      (await inCase(the, asker, "documents { name } trash { name }")).includes(name),
  },
  "the case as the browser has it": {
    needs: "listed",
    vaultOnly: true,
    reaches: async (the, asker, { id }) => (await inCase(the, asker, "caseFile")).includes(id),
  },
  "warnings, deadlines and slots of the plan": {
    needs: "listed",
    vaultOnly: true,
    slotsOnly: true,
    reaches: async (the, asker, { id }) =>
      (await inCase(the, asker, "plan { warnings { fileId } deadlines { title { en } } }")).includes(id),
  },
  "a link": { needs: "open", reaches: linked(({ id }) => `/files/${id}`, [200]) },
  "a link for its headers": { needs: "open", reaches: linked(({ id }) => `/files/${id}`, [200], { method: "HEAD" }) },
  "a link that was kept": {
    needs: "open",
    reaches: async ({ server }, asker, { id }) =>
      (await server.get(asker, `/files/${id}`, { headers: { "if-none-match": `"${id}"` } })).status === 304,
  },
  "one range of it": {
    needs: "open",
    reaches: linked(({ id }) => `/files/${id}`, [206], { headers: { range: "bytes=0-9" } }),
  },
  "how many pages it has": { needs: "open", reaches: linked(({ id }) => `/files/${id}/pages`, [200, 422]) },
  "a small picture of a page": {
    needs: "open",
    reaches: linked(({ id }) => `/files/${id}/pages/1?width=240`, [200, 422]),
  },
  "the archive of the case": { needs: "open", vaultOnly: true, reaches: archived(() => "") },
  "the archive of its page": {
    needs: "open",
    vaultOnly: true,
    reaches: archived((file) => `?page=${file.place.page}${childOf(file)}`),
  },
  "merging it for a portal": {
    needs: "open",
    vaultOnly: true,
    slotsOnly: true,
    reaches: async ({ server, applicationId }, asker, { place }) => {
      const { page, slot, childNumber } = place;
      const asked = { a: applicationId, p: page, s: slot, c: childNumber };
      const { fitForPortal } = await server.graphql(
        asker,
        'mutation F($a: ID!, $p: String!, $s: String!, $c: Int) { fitForPortal(applicationId: $a, page: $p, slot: $s, childNumber: $c, portal: "irccPortal") { fitId refusals { code } } }',
        asked,
      );
      const { portalFits } = await server.graphql(
        asker,
        "query F($a: ID!, $p: String!, $s: String!, $c: Int) { portalFits(applicationId: $a, page: $p, slot: $s, childNumber: $c) { id } }",
        asked,
      );
      const fitId = (fitForPortal as { fitId: string | null } | null)?.fitId ?? null;
      return fitId !== null && JSON.stringify(portalFits).includes(fitId);
    },
  },
};

const refusalsOf = (outcome: unknown): readonly string[] =>
  ((outcome as { refusals?: { code: string }[] } | null)?.refusals ?? []).map(({ code }) => code);

/** Mutations that name a file; one that the reader may not open is "not found", like one that does not exist. */
export const changingWays: Readonly<Record<string, (file: KnownFile) => string>> = {
  sortDocument: ({ id }) => `sortDocument(fileId: "${id}", page: "passport", slot: "passportStampedPages")`,
  renameDocument: ({ id }) => `renameDocument(fileId: "${id}", name: "Seen")`,
  rotateDocument: ({ id }) => `rotateDocument(fileId: "${id}", rotation: 90)`,
  arrangeFiles: ({ id }) => `arrangeFiles(fileIds: ["${id}"])`,
  keepDuplicate: ({ id }) => `keepDuplicate(fileId: "${id}")`,
  correctReading: ({ id }) => `correctReading(fileId: "${id}", field: "issueDate", value: "2026-01-01")`,
  explainTransaction: ({ id }) =>
    `explainTransaction(fileId: "${id}", depositDate: "2026-10-01", depositAmount: 5000, explanation: "a gift", noSupportingDocuments: true, documentFiles: [])`,
  sayWhyDocumentCounts: ({ id }) => `sayWhyDocumentCounts(fileId: "${id}", because: "mine")`,
  countAccount: ({ id }) => `countAccount(fileId: "${id}", isCounted: false)`,
  allowModel: ({ id }) => `allowModel(fileId: "${id}", isAllowed: true)`,
  readAgain: ({ id }) => `readAgain(fileId: "${id}")`,
  deleteDocument: ({ id }) => `deleteDocument(fileId: "${id}")`,
  restoreDocument: ({ id }) => `restoreDocument(fileId: "${id}")`,
  eraseDocument: ({ id }) => `eraseDocument(fileId: "${id}")`,
};

export async function codesOf({ server }: Case, asker: Asker, name: string, call: string): Promise<readonly string[]> {
  return refusalsOf((await server.graphql(asker, `mutation { ${call} { refusals { code } } }`))[name]);
}

const coded = (value: string) => Buffer.from(value).toString("base64");

/** Begins an upload whose body never comes; the status of the answer. */
export async function beginUpload(
  { server, applicationId }: Case,
  asker: Asker,
  place: SlotAddress,
  replaces = "",
): Promise<number> {
  const given = {
    applicationId,
    page: place.page,
    slot: place.slot,
    person: place.person,
    filename: "a.pdf",
    ...(place.childNumber === null ? {} : { childNumber: String(place.childNumber) }),
    ...(replaces === "" ? {} : { replaces }),
  };
  const metadata = Object.entries(given)
    .map(([key, value]) => `${key} ${coded(value)}`)
    .join(",");
  return (
    await server.get(asker, "/uploads", {
      method: "POST",
      headers: { "tus-resumable": "1.0.0", "upload-length": "1000", "upload-metadata": metadata },
    })
  ).status;
}
