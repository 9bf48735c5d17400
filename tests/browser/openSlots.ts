import { setTimeout as pause } from "node:timers/promises";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Slot } from "@boreal/domain/vault/page";
import { pageOf } from "@boreal/domain/vault/pages";
import { drawnPortrait } from "../samples/identity/portrait.ts";
import { smallPdf, type Client } from "./client.ts";
import { waitUntil } from "../running/patience.ts";
import { cardOf, chooseFile, pdf } from "./vault.ts";
import type { Visitor } from "./visitor.ts";

type Place = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number | null;
};
type PlannedPlace = Place & {
  readonly requirement: string;
  readonly phase: string;
  readonly saidNotAvailable?: boolean | null;
};
type Overview = {
  readonly caseFile: CaseFile;
  readonly plan: { readonly vault: readonly PlannedPlace[] };
  readonly documents: readonly (Place & { readonly state: string })[];
};

/** The case as the pages ask for it. */
export async function overviewOf(program: Client, applicationId: string): Promise<Overview> {
  return (await program.stored<{ application: Overview }>("ApplicationOverview", { id: applicationId })).application;
}

/** Places that must be filled before the case can be reviewed, and are not. */
export function openSlots({ plan, documents }: Overview): readonly Place[] {
  const isThere = (one: Place) =>
    documents.some((file) => file.slot === one.slot && (file.childNumber ?? null) === (one.childNumber ?? null));
  return plan.vault.filter(
    (one) =>
      one.requirement === "Required" && one.phase === "preparation" && one.saidNotAvailable !== true && !isThere(one),
  );
}

/** Puts an invented document into each place that is still open, as a program does. */
export async function fillOpenSlots(program: Client, applicationId: string): Promise<void> {
  for (const { page, slot, person, childNumber } of openSlots(await overviewOf(program, applicationId))) {
    const child = typeof childNumber === "number" ? { childNumber } : {};
    const takesPdf = doesTakePdf(page, slot);
    const file = takesPdf
      ? { filename: `${slot}.pdf`, filetype: "application/pdf" }
      : { filename: `${slot}.jpg`, filetype: "image/jpeg" };
    await program.upload(
      { applicationId, page, slot, person, ...child, ...file },
      takesPdf ? smallPdf(`Invented document: ${slot}`) : await portraitFor(slot),
    );
  }
}

/** What takes no PDF takes photos of people; each has hair of its own, so that nobody gives the same file. */
const portraitFor = async (slot: string): Promise<Buffer> =>
  await drawnPortrait({ hair: `#${(16 + slot.length).toString(16)}211c` });

const slotIn = (page: string, slot: string): Slot | undefined => pageOf(page)?.slots.find(({ id }) => id === slot);
const doesTakePdf = (page: string, slot: string): boolean => slotIn(page, slot)?.acceptedTypes.includes("pdf") ?? true;

/** Adds an invented document to each place that is still open, page after page, as a person does. Answers with the pages. */
export async function addToOpenSlots(
  visitor: Visitor,
  program: Client,
  applicationId: string,
): Promise<readonly string[]> {
  const open = openSlots(await overviewOf(program, applicationId));
  for (const { page, slot, childNumber } of open) {
    const name = `${slot}.${doesTakePdf(page, slot) ? "pdf" : "jpg"}`;
    const file = name.endsWith(".pdf")
      ? pdf(name, smallPdf(`Invented document: ${slot}`))
      : { name, mimeType: "image/jpeg", buffer: await portraitFor(slot) };
    await visitor.follow(
      `/document-vault/${page}?application=${applicationId}${typeof childNumber === "number" ? `&child=${childNumber}` : ""}`,
    );
    const box = visitor.page.getByRole("group", {
      name: visitor.t(slotIn(page, slot)?.name ?? slotOf(page).name),
      exact: true,
    });
    await chooseFile(visitor, file, box);
    await cardOf(visitor, name).waitFor();
  }
  return open.map(({ page }) => page);
}

/** Until no file waits for its reading any more. */
export async function untilEverythingIsRead(program: Client, applicationId: string): Promise<void> {
  let waiting: readonly string[] = [];
  const isRead = async () => {
    // The whole case is a large question: asked without a pause, it would take half the machine from the readers.
    await pause(400);
    const { documents } = await overviewOf(program, applicationId);
    waiting = documents
      .filter(({ state }) => state === "waiting" || state === "reading")
      .map(({ slot, state }) => `${slot} ${state}`);
    return waiting.length === 0;
  };
  await waitUntil(isRead, () => `never read: ${waiting.join(", ")}`);
}

/** The first place of a page. */
export function slotOf(slug: string): Slot {
  const slot = pageOf(slug)?.slots[0];
  if (!slot) throw new Error(`the page ${slug} is gone`);
  return slot;
}

/** Adds an invented document to the first place of a page, on the page itself. */
export async function addOnPage(visitor: Visitor, applicationId: string, slug: string, name: string): Promise<void> {
  await visitor.open(`/document-vault/${slug}?application=${applicationId}`);
  const box = visitor.page.getByRole("group", { name: visitor.t(slotOf(slug).name), exact: true });
  await chooseFile(visitor, pdf(name, smallPdf(`Invented document: ${name}`)), box);
  await cardOf(visitor, name).waitFor();
}

/** What the list of documents says, in English, of how many are added. */
export async function addedOnList({ page }: Visitor): Promise<{ readonly done: number; readonly of: number }> {
  const words = page.getByText(/^\d+ of \d+ added$/).first();
  await words.waitFor();
  const [done = 0, of = 0] = (await words.innerText()).split(" of ").map((number) => Number.parseInt(number, 10));
  return { done, of };
}
