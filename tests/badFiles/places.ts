import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { FileType } from "@boreal/domain/kernel/fileType";
import { vaultPages } from "@boreal/domain/vault/pages";
import type { Client } from "../browser/client.ts";

/** A slot that the signed-in applicant may fill. */
export type UploadTarget = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly person: "main";
  readonly accepts: readonly FileType[];
};

const candidateTypes: readonly ApplicationType[] = ["Student", "VisitorVisa", "WorkPermit"];

/**
 * One slot for pictures and PDFs, and one that takes Word files as well, found by asking: the server itself says which of the
 * catalogue's slots this applicant may fill. Without a slot for Word files, `word` is the first one.
 */
export async function findPlaces(
  client: Client,
): Promise<{ readonly scans: UploadTarget; readonly word: UploadTarget }> {
  let scans: UploadTarget | undefined;
  for (const type of candidateTypes) {
    const pages = vaultPages.filter((page) => page.person === "main" && page.appliesTo.includes(type));
    const slots = pages.flatMap((page) =>
      page.slots.map((slot) => ({ page: page.slug, slot: slot.id, accepts: slot.acceptedTypes })),
    );
    const wanted = slots.filter(({ accepts }) => accepts.includes("pdf") && accepts.includes("png"));
    if (wanted.length === 0) continue;
    const applicationId = await client.startApplication(type);
    const takesWord = wanted.filter(({ accepts }) => accepts.includes("docx"));
    const word = await firstOpen(client, applicationId, takesWord);
    scans ??= await firstOpen(client, applicationId, wanted);
    if (word) return { scans: scans ?? word, word };
  }
  if (!scans) throw new Error("the catalogue has no slot that an applicant may fill with pictures and PDFs");
  return { scans, word: scans };
}

async function firstOpen(
  client: Client,
  applicationId: string,
  slots: readonly Pick<UploadTarget, "page" | "slot" | "accepts">[],
): Promise<UploadTarget | undefined> {
  for (const slot of slots) {
    const place: UploadTarget = { applicationId, person: "main", ...slot };
    const created = await client.request("/uploads", {
      method: "POST",
      headers: { ...tus, "upload-length": "5", "upload-metadata": metadataOf(place, Buffer.from("try.pdf")) },
    });
    await created.arrayBuffer();
    if (created.status !== 201) continue;
    await client.request(new URL(created.headers.get("location") ?? "", "http://localhost").pathname, {
      method: "DELETE",
      headers: tus,
    });
    return place;
  }
  return undefined;
}

export const tus = { "tus-resumable": "1.0.0" };

/** The name as bytes: not every name of the corpus is a well-formed text. */
export function metadataOf(place: UploadTarget, name: Buffer): string {
  const { applicationId, page, slot, person } = place;
  const told = Object.entries({ applicationId, page, slot, person }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`,
  );
  return [...told, name.length === 0 ? "filename" : `filename ${name.toString("base64")}`].join(",");
}
