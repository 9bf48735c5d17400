import { askedDefinitions } from "@boreal/domain/lifecycle/asked";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quebecAnswers } from "../../apps/server/src/demo/answers.ts";
import { text } from "../../apps/web/src/features/status/status.text.ts";
import {
  acceptInvitation,
  arriveSignedIn,
  claimByLink,
  inviteLawyer,
  openAccount,
  setSecondFactor,
} from "../browser/accounts.ts";
import { enterDay, makeChange, unfold } from "../browser/case/statusSteps.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { fillOpenSlots, untilEverythingIsRead } from "../browser/openSlots.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** Youth mobility from her first review to the approval: returned and sent again, the pool, the invitation, the authority. */
const here = await browserIsHere();
const today = "2026-11-20";
const boreal = new Boreal({ settings: { BOREAL_TODAY: today, BOREAL_GRAPHQL: "any" } });
const [anouk, louis] = [inventedPerson("Anouk"), inventedPerson("Louis")];
let administrator: Visitor;
let lawyerSecret = "";

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  administrator = await Visitor.arrive(boreal);
  await claimByLink(administrator, anouk);
  await setSecondFactor(administrator, anouk);
  const invitation = await inviteLawyer(administrator, louis.email);
  const lawyer = await Visitor.arrive(boreal);
  await openAccount(lawyer, louis);
  await acceptInvitation(lawyer, invitation);
  lawyerSecret = await setSecondFactor(lawyer, louis);
  await lawyer.leave();
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

describe.skipIf(!here).each(inLanguages("fr"))("a case of youth mobility, in %s", (language) => {
  const lea = inventedPerson("Léa", "Moreau");
  const program = new Client(boreal);
  let applicant: Visitor;
  let lawyer: Visitor;
  let id = "";

  /** Opens the page of the status, makes a change with what it asks, and sees where the case stands then. */
  const make = async (visitor: Visitor, change: string, to: keyof typeof statuses, enter?: () => Promise<void>) => {
    await visitor.open(`/applications/${id}/status`);
    await unfold(visitor, change);
    await enter?.();
    await makeChange(visitor, change);
    await visitor.hears(text.done);
    await visitor.hears(visitor === lawyer ? statuses[to].team : statuses[to].applicant.name);
  };

  it("everything is answered and added", async () => {
    await program.register(lea, language);
    id = await program.startApplication("Iec");
    await program.answer(id, quebecAnswers(today));
    await fillOpenSlots(program, id);
    await untilEverythingIsRead(program, id);
    applicant = await arriveSignedIn(boreal, lea, { language, width: 360 });
    lawyer = await arriveSignedIn(boreal, louis, { language, width: 1440 }, lawyerSecret);
    expect(Object.keys(await program.answersOf(id)).length).toBeGreaterThan(20);
  });

  it("she sends it, the lawyer returns it with a reason that she reads, and she sends it again", async () => {
    await make(applicant, "sendToReview", "LawyerReview");
    await make(lawyer, "requestChanges", "Preparation", async () => {
      await lawyer.hand.write(lawyer.page.locator("#requestChanges-reason"), "The bank statements end in June.");
    });
    await applicant.open(`/applications/${id}/status`);
    await applicant.hears({
      en: "The bank statements end in June.",
      fr: "The bank statements end in June.",
    });
    await make(applicant, "sendToReview", "LawyerReview");
    // Three changes, and the beginning.
    await expect.poll(async () => await applicant.page.locator(".status__history > li").count()).toBe(4);
  });

  it("the profile goes into the pool, and the invitation of which she tells starts its days", async () => {
    await make(lawyer, "enterPool", "ApplicantPool", async () => {
      const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.profileNumber.label) });
      await lawyer.hand.write(number, "I000123456");
    });
    await make(applicant, "invitationArrived", "ItaReceived", async () => {
      await enterDay(applicant, "invitationArrived", "itaReceivedAt", ["2026", "11", "18"]);
    });
    const { application } = await program.graphql<{ application: { plan: { deadlines: readonly { id: string }[] } } }>(
      "query ($id: ID!) { application(id: $id) { plan { deadlines { id } } } }",
      { id },
    );
    expect(application.plan.deadlines.map((one) => one.id)).toContain("invitation");
  });

  it("the application is sent with its day and number, and approved", async () => {
    await make(lawyer, "fileInvited", "IrccProcessing", async () => {
      await enterDay(lawyer, "fileInvited", "submittedAt", ["2026", "11", "19"]);
      const number = lawyer.page.getByRole("textbox", { name: lawyer.t(askedDefinitions.confirmationNumber.label) });
      await lawyer.hand.write(number, "E000987654");
    });
    await lawyer.page.getByRole("heading", { name: lawyer.t(text.filings) }).waitFor();
    await make(lawyer, "approve", "Approved");
    await applicant.open(`/applications/${id}/status`);
    await applicant.hears(statuses.Approved.applicant.name);
    expect([applicant, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
