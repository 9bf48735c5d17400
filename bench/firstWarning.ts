import { text } from "../apps/web/src/features/vault/text.ts";
import { arriveSignedIn } from "../tests/browser/accounts.ts";
import { Client } from "../tests/browser/client.ts";
import { browserIsHere, closeBrowser } from "../tests/browser/launch.ts";
import { untilEverythingIsRead } from "../tests/browser/openSlots.ts";
import { inventedPerson } from "../tests/browser/people.ts";
import { Boreal } from "../tests/browser/server.ts";
import { cardOf, chooseFile } from "../tests/browser/vault.ts";
import { degraded } from "../tests/samples/degrade.ts";
import { paperLike } from "../tests/samples/defects/defect.ts";
import { pageImage } from "../tests/samples/pageImage.ts";
import { median, type Figure } from "./figure.ts";

const runs = 7;
const place = "letter-of-acceptance";

/** Milliseconds from the answer to the last byte of a photo until a warning about it stands on the page of the person who sent it. */
async function untilFirstWarning(boreal: Boreal, photo: Buffer, run: number): Promise<number> {
  const [person, client] = [inventedPerson(), new Client(boreal)];
  await client.register(person);
  const applicationId = await client.startApplication("Student");
  await client.answer(applicationId, { country: "NG", passportCountries: ["NG"], schoolAcceptanceStatus: "yes" });
  const visitor = await arriveSignedIn(boreal, person, { width: 360 });
  await visitor.open(`/document-vault/${place}?application=${applicationId}`);
  const name = `photo-${run}.jpg`;
  const sent = visitor.page
    .waitForResponse(
      (answer) => answer.url().includes("/uploads") && answer.request().method() !== "OPTIONS" && answer.ok(),
    )
    .then(() => performance.now());
  await chooseFile(visitor, { name, mimeType: "image/jpeg", buffer: photo });
  const begun = await sent;
  await cardOf(visitor, name).getByText(visitor.t(text.warningsTitle), { exact: true }).first().waitFor();
  const took = performance.now() - begun;
  await untilEverythingIsRead(client, applicationId);
  await visitor.leave();
  return took;
}

/** A letter of acceptance for somebody else, photographed on a table. The reader has read something before, as on any day. */
export async function measure(): Promise<readonly Figure[]> {
  if (!(await browserIsHere())) return [];
  const photo = await degraded(await pageImage(Buffer.from(await paperLike("acceptance-0-letter-en")())), "onTable");
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
  await boreal.start();
  try {
    await untilFirstWarning(boreal, photo, 0);
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1) times.push(await untilFirstWarning(boreal, photo, run));
    return [
      {
        what: "first warning about a photo of one page on the screen",
        value: median(times),
        unit: "ms",
        bound: 2000,
        runs,
      },
    ];
  } finally {
    await closeBrowser();
    await boreal.remove();
  }
}
