import type { Client } from "../browser/client.ts";
import { metadataOf, tus, type UploadTarget } from "./places.ts";

export type Sentence = { readonly en: string; readonly fr: string };

/** A stored file as the case shows it to its owner. */
export type Shown = {
  readonly id: string;
  readonly state: "waiting" | "reading" | "read" | "notReadable" | "needsPassword" | "rejected";
  readonly mime: string;
  readonly name: string;
  readonly bytes: number;
  readonly pages: number;
  readonly findings: readonly string[];
  readonly problem: Sentence | null;
  readonly problemCode: string | null;
};

export type Sent = {
  readonly status: number;
  readonly milliseconds: number;
  /** What the answer to the upload said, when it was a refusal. */
  readonly refusal?: { readonly code: string; readonly text: Sentence };
  /** The file once nothing more happens to it; without it although taken: it never came to an end. */
  readonly shown?: Shown;
  readonly timedOut: boolean;
};

const query =
  "query ($id: ID!) { application(id: $id) { documents { id state mime name bytes pages findings problem { en fr } problemCode } } }";

const listShown = async (client: Client, applicationId: string): Promise<readonly Shown[]> =>
  (await client.graphql<{ application: { documents: readonly Shown[] } }>(query, { id: applicationId })).application
    .documents;

/** Sends one file in one request, and waits until it was refused, read, or marked. */
export async function sendFile(
  client: Client,
  place: UploadTarget,
  { name, bytes }: { name: Buffer; bytes: Buffer },
  patience: number,
): Promise<Sent> {
  const begun = performance.now();
  const answer = await client.request("/uploads", {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(bytes.length),
      "upload-metadata": metadataOf(place, name),
      "content-type": "application/offset+octet-stream",
    },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(patience),
  });
  const body = await answer.text();
  const took = () => performance.now() - begun;
  if (answer.status >= 400) {
    const { refusal } = body.startsWith("{") ? (JSON.parse(body) as Pick<Sent, "refusal">) : {};
    return { status: answer.status, milliseconds: took(), timedOut: false, ...(refusal ? { refusal } : {}) };
  }
  const id = answer.headers.get("location")?.split("/").at(-1);
  for (;;) {
    const shown = (await listShown(client, place.applicationId)).find((each) => each.id === id);
    const isOver = shown !== undefined && shown.state !== "waiting" && shown.state !== "reading";
    const timedOut = took() > patience;
    if (isOver || timedOut)
      return { status: answer.status, milliseconds: took(), timedOut: !isOver, ...(shown ? { shown } : {}) };
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** The file as it comes back: status, bytes, and the headers that keep a browser from running it. */
export async function fetchBack(
  client: Client,
  id: string,
): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const answer = await client.request(`/files/${id}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

/** Takes a file out of its place, so that the next one finds room. */
export async function putAway(client: Client, id: string): Promise<void> {
  await client.graphql("mutation ($id: ID!) { deleteDocument(fileId: $id) { refusals { code } } }", { id });
}
