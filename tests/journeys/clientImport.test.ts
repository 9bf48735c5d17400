import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationName } from "../../apps/web/src/case/applicationNames.ts";
import { clientImportText as words } from "../../apps/web/src/features/clientImport/clientImport.text.ts";
import { queueText } from "../../apps/web/src/features/home/queue/queue.text.ts";
import { signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, linkIn } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson, type Person } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** A firm takes its clients over from another program: a list with faults, people a second time and formulas, and back again. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
const admin = inventedPerson("Anouk", "Roy");
const office = new Client(boreal);
let paralegal: Person & { secret: string };
const shots = process.env["BOREAL_IMPORT_SHOTS"];

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await claimInstallation(boreal, office, admin);
  const person = inventedPerson("Louis", "Tremblay");
  await office.done(
    "inviteStaff",
    { email: person.email, role: "paralegal", language: "en" },
    "$email: String!, $role: Role!, $language: String!",
  );
  const [invitation, client] = [linkIn(await boreal.mailTo(person.email, /invitation#/)), new Client(boreal)];
  await client.register(person);
  await client.done("acceptInvitation", { token: invitation.token }, "$token: String!");
  paralegal = { ...person, secret: await client.setSecondFactor(person) };
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const list = (mark: string): string =>
  [
    "Nom;Prénom;Courriel;Type de demande;Remarques;Numéro interne",
    `Haddad;Noor;noor.${mark}@example.test;Études;=HYPERLINK("http://x");2026-001`,
    `Tremblay;Zoé;zoe.${mark}@example.test;Études;;2026-002`,
    `HADDAD;Nour;n.haddad.${mark}@example.test;Études;;2026-003`,
    "Okafor;Amara;no address;Études;;2026-004",
  ].join("\r\n");

describe.skipIf(!here).each(inLanguages("fr"))("a list of clients (%s)", (language) => {
  let staff: Visitor;
  const shot = async (name: string): Promise<void> => {
    if (shots) await staff.page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
  };

  it("is read in the encoding of an older program, its columns are matched, and what would happen is said", async () => {
    staff = await Visitor.arrive(boreal, { language });
    await staff.open("/sign-in");
    await signIn(staff, paralegal, paralegal.secret);
    await staff.heading(queueText.title).waitFor();
    await staff.press(staff.page.getByRole("link", { name: staff.t(words.title) }));
    await staff.heading(words.title).waitFor();
    await shot("begin");
    await staff.page.setInputFiles("input[type=file]", {
      name: "clients.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(list(language), "latin1"),
    });
    await staff.rest();
    await shot("chosen");
    await staff.page.getByText("Windows-1252").waitFor();
    await staff.hand.select(staff.page.locator("#type-0"), staff.t(applicationName("Student")));
    expect(await faultsInDresses(staff.page, "import columns")).toEqual([]);
    await shot("columns");
    await staff.press(staff.button(words.check));
    await staff.page
      .getByText(staff.t(words.ready, { count: 2 }))
      .first()
      .waitFor();
    await staff.page
      .getByText(staff.t(words.sameAsLine, { line: 2 }))
      .first()
      .waitFor();
    await staff.page
      .getByText(staff.t(words.notReady, { count: 1 }))
      .first()
      .waitFor();
    expect(await faultsInDresses(staff.page, "import preview")).toEqual([]);
    await shot("preview");
  });

  it("becomes cases without a mail to anybody, and is undone as a whole", async () => {
    await staff.press(staff.button({ en: words.start.other.en, fr: words.start.other.fr }, { count: 2 }));
    await staff.page
      .getByText(staff.t(words.finished, { count: 2 }))
      .first()
      .waitFor();
    await shot("finished");
    await staff.press(staff.button(words.undo));
    await staff.press(staff.page.getByRole("dialog").getByRole("button", { name: staff.t(words.undo) }));
    await staff.hears(words.undoneNow, { count: 2 });
    await staff.page.getByText(staff.t(words.undone)).first().waitFor();
    const { outbox } = await office.graphql<{ outbox: { to: string }[] }>("{ outbox { to } }");
    expect(outbox.filter(({ to }) => to.startsWith("zoe."))).toEqual([]);
    expect(staff.complaints).toEqual([]);
    await staff.leave();
  });
});
