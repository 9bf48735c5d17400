import type { Refusal } from "@boreal/domain/kernel/validation";
import { mostBytes } from "@boreal/official-forms/openFormFile";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepForms } from "../../policies/administration.ts";
import { says } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { addBlank, type AddedBlank } from "./addBlank.ts";
import type { FormDeps } from "./formDeps.ts";

/** The authority’s own hosts; a form is fetched from nowhere else. */
const hosts: readonly string[] = ["www.canada.ca", "canada.ca", "www.cic.gc.ca", "ircc.canada.ca"];
const patienceMs = 30_000;
const mostRedirects = 3;

const notTheAuthority = says("notTheAuthority", {
  en: "Official forms are downloaded only from the authority’s own website, such as https://www.canada.ca/. Enter an address there, or download the form yourself and add the file.",
  fr: "Les formulaires officiels sont pris seulement sur le site de l’autorité, comme https://www.canada.ca/. Entrez une adresse de ce site, ou téléchargez vous-même le formulaire et ajoutez le fichier.",
});
const notReached = says("authorityNotReached", {
  en: "The authority’s website could not be reached from this server. Download the form yourself and add the file.",
  fr: "Le site de l’autorité n’a pas pu être joint à partir de ce serveur. Téléchargez vous-même le formulaire et ajoutez le fichier.",
});
const notThere = says("formNotThere", {
  en: "The authority’s website has no file at this address. Look for the form on its website, then enter the new address or add the file.",
  fr: "Le site de l’autorité n’a pas de fichier à cette adresse. Cherchez le formulaire sur son site, puis entrez la nouvelle adresse ou ajoutez le fichier.",
});

/** Whether an address may be asked for at all: over a safe line, of the authority, without anything else in it. */
export function isOfAuthority(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === "https:" && hosts.includes(hostname) && port === "" && username === "" && password === "";
}

export type Fetch = (
  address: string,
  init: { readonly redirect: "manual"; readonly signal: AbortSignal; readonly headers: Record<string, string> },
) => Promise<Response>;

/** Fetches a blank from the authority and takes it into the library. A network that allows no such thing is an answer, not a fault. */
export async function fetchBlank(
  deps: FormDeps,
  asker: Asker,
  given: { readonly address: string },
  get: Fetch = fetch,
): Promise<AddedBlank> {
  if (!mayKeepForms(asker)) return { blank: null, refusals: [whyNot(asker)] };
  const address = given.address.trim();
  const got = await download(address, get, AbortSignal.timeout(patienceMs));
  return Buffer.isBuffer(got)
    ? await addBlank(deps, asker, { bytes: got, source: address })
    : { blank: null, refusals: [got] };
}

async function download(address: string, get: Fetch, signal: AbortSignal): Promise<Buffer | Refusal> {
  let next = address;
  try {
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!isOfAuthority(next)) return notTheAuthority;
      const answer = await get(next, { redirect: "manual", signal, headers: { accept: "application/pdf" } });
      const elsewhere = answer.headers.get("location");
      if (answer.status >= 300 && answer.status < 400 && elsewhere !== null) {
        await answer.body?.cancel();
        if (!URL.canParse(elsewhere, next)) return notThere;
        next = new URL(elsewhere, next).href;
        continue;
      }
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        return notThere;
      }
      return await bodyOf(answer.body);
    }
    return notThere;
  } catch {
    // No network, no name, no answer in time, a broken line: whatever the reason, the administrator can go the other way.
    return notReached;
  }
}

/** Not more than any form has: the rest is not read. */
async function bodyOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.byteLength;
    if (length > mostBytes) break;
  }
  return Buffer.concat(parts);
}
