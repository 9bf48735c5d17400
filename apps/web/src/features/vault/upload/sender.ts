import { Upload, type DetailedError } from "tus-js-client";
import type { Text } from "@boreal/domain/kernel/text";
import { delayBefore, pause } from "../../../api/backoff.ts";
import { partBytes } from "./partBytes.ts";
import { fileNumber, resumeMemory } from "./resumeMemory.ts";
import { mimeOfName } from "./uploadChecks.ts";

export type Pace = {
  readonly onSent: (bytes: number) => void;
  /** The line is broken; trying again by itself. */
  readonly onWaiting: () => void;
};

export type Outcome =
  | { readonly kind: "stored"; readonly fileId: string }
  | { readonly kind: "refused"; readonly text: Text }
  | { readonly kind: "stopped" };

export type Sender = (file: File, place: UploadTarget, pace: Pace, signal: AbortSignal) => Promise<Outcome>;

const fault: Text = {
  en: "The server could not accept this file. Try again. If it happens again, tell us.",
  fr: "Le serveur n’a pas pu accepter ce fichier. Réessayez. Si cela se reproduit, dites-le-nous.",
};

/** Sends a file so that it survives a broken line, a restarted server and a closed page (tus 1.0). */
export const send: Sender = async (file, place, pace, signal) => {
  const memory = resumeMemory(globalThis.localStorage, () => Date.now());
  for (let failures = 0; ;) {
    if (signal.aborted) return { kind: "stopped" };
    const attempt = await once(file, place, memory, {
      signal,
      onSent: (sent) => {
        failures = 0;
        pace.onSent(sent);
      },
    });
    if (attempt.kind !== "broken") return attempt;
    failures += 1;
    pace.onWaiting();
    try {
      await pause(delayBefore(failures), signal);
    } catch {
      return { kind: "stopped" };
    }
  }
};

async function once(
  file: File,
  place: UploadTarget,
  memory: ReturnType<typeof resumeMemory>,
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<Outcome | { readonly kind: "broken" }> {
  const { promise, resolve } = Promise.withResolvers<Outcome | { readonly kind: "broken" }>();
  const upload = new Upload(file, {
    endpoint: "/uploads",
    chunkSize: partBytes,
    ...(place.asGuest ? { headers: { "Boreal-As-Guest": "1" } } : {}),
    retryDelays: null,
    urlStorage: memory,
    fingerprint: () => Promise.resolve(numberOf(file, place)),
    removeFingerprintOnSuccess: true,
    metadata: metadataOf(file, place),
    onProgress: onSent,
    onSuccess: () => resolve({ kind: "stored", fileId: upload.url?.split("/").at(-1) ?? "" }),
    onError: (error) => resolve(outcomeOf(error)),
  });
  const stop = () => {
    resolve({ kind: "stopped" });
    // Ending an upload on the server may fail when the line is broken; the server forgets it by itself later.
    void upload.abort(true).catch(() => {});
  };
  signal.addEventListener("abort", stop, { once: true });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

const numberOf = (file: File, place: UploadTarget) =>
  fileNumber([
    place.applicationId,
    place.page,
    place.slot,
    place.childNumber ?? 0,
    place.replaces ?? "",
    file.name,
    file.size,
    file.lastModified,
  ]);

function metadataOf(file: File, place: UploadTarget): Record<string, string> {
  return {
    applicationId: place.applicationId,
    page: place.page,
    slot: place.slot,
    person: place.person,
    filename: file.name,
    filetype: file.type === "" ? mimeOfName(file.name) : file.type,
    ...(place.childNumber === undefined ? {} : { childNumber: String(place.childNumber) }),
    ...(place.replaces === undefined ? {} : { replaces: place.replaces }),
  };
}

/** A "no" of the server ends it with its sentence; anything else may pass. */
export function outcomeOf(error: Error | DetailedError): Outcome | { readonly kind: "broken" } {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  const said = readRefusal(answer?.getBody() ?? "");
  if (said) return { kind: "refused", text: said };
  // Held by another request (423), or moved on meanwhile (409): asking for the offset again mends it.
  const passes = status < 400 || status === 409 || status === 423 || status === 429 || status >= 500;
  return passes ? { kind: "broken" } : { kind: "refused", text: fault };
}

function readRefusal(body: string): Text | undefined {
  try {
    const { refusal } = JSON.parse(body) as { refusal?: { text?: Partial<Text> } };
    const { en, fr } = refusal?.text ?? {};
    return typeof en === "string" && typeof fr === "string" ? { en, fr } : undefined;
  } catch {
    return undefined;
  }
}

/** Where a file goes. */
export type UploadTarget = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number | undefined;
  readonly replaces?: string | undefined;
  /** Sent in the name of the invited person of this browser. */
  readonly asGuest?: true;
};
