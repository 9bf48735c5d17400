import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  tutorialVideosText as adminText,
  videoFieldText,
} from "../../apps/web/src/features/administration/tutorialVideos.text.ts";
import { tutorialVideoText as text } from "../../apps/web/src/features/vault/page/tutorialVideo.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { tutorialVideoNames } from "../../packages/domain/src/vault/files/tutorialVideos.ts";
import { arriveSignedIn, signIn } from "../browser/accounts.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client } from "../browser/client.ts";
import { claimInstallation } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { inLanguages } from "../running/sizes.ts";
import { Visitor } from "../browser/visitor.ts";

/** A video that an administrator set reaches the applicant as a link and as words; without one there is nothing. */

const here = await browserIsHere();
const host = "videos.example.test";

describe.skipIf(!here)("videos of slots", () => {
  const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
  const [admin, amara] = [inventedPerson("Anouk", "Roy"), inventedPerson("Amara", "Okafor")];
  const [office, home] = [new Client(boreal), new Client(boreal)];
  let secret = "";
  let vaultPage = "";

  beforeAll(async () => {
    await boreal.start();
    secret = await claimInstallation(boreal, office, admin);
    await home.register(amara);
    vaultPage = `/document-vault/letter-of-acceptance?application=${await home.startApplication("Student")}`;
  });
  afterAll(async () => {
    await closeBrowser();
    await boreal.remove();
  });

  /** `asked` gets the host of everything that her browser fetches. */
  const openPage = async (language: "en" | "fr", asked: string[] = []): Promise<Visitor> => {
    const visitor = await Visitor.arrive(boreal, { language, width: 320 });
    visitor.page.on("request", (request) => asked.push(new URL(request.url()).host));
    await visitor.open("/sign-in");
    await signIn(visitor, amara);
    const told = visitor.page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes("TutorialVideos"),
    );
    await visitor.open(vaultPage);
    await (await told).finished();
    await visitor.rest();
    await visitor.page.getByText(visitor.t(vaultText.tips)).first().waitFor();
    return visitor;
  };
  const linkOf = (visitor: Visitor) =>
    visitor.page.getByRole("link", {
      name: visitor.t(text.watch, { name: visitor.t(tutorialVideoNames.letterOfAcceptance), host }),
    });

  it("shows nothing while none is set", async () => {
    const visitor = await openPage("en");
    expect([await linkOf(visitor).count(), await visitor.page.getByText(visitor.t(text.readInstead)).count()]).toEqual([
      0, 0,
    ]);
    await visitor.leave();
  });

  it("the administrator sets the French one, at 320 px, and is told what is missing beside its field", async () => {
    const visitor = await arriveSignedIn(boreal, admin, { language: "fr", width: 320 }, secret);
    await visitor.open("/administration/videos");
    const address = visitor.page.getByLabel(visitor.t(videoFieldText.fr.address));
    const transcript = visitor.page.getByLabel(visitor.t(videoFieldText.fr.transcript));
    await visitor.hand.write(address, `http://${host}/lettre`);
    await visitor.press(visitor.button(adminText.save));
    await visitor.page
      .getByText(/commence par https:\/\/ et ne contient/)
      .first()
      .waitFor();
    await visitor.page
      .getByText(/La transcription manque/)
      .first()
      .waitFor();
    expect(
      await Promise.all([address, transcript].map(async (field) => await field.getAttribute("aria-invalid"))),
    ).toEqual(["true", "true"]);
    expect(await address.inputValue()).toBe(`http://${host}/lettre`);
    expect(await faultsInDresses(visitor.page, "videos refused")).toEqual([]);
    await visitor.hand.write(address, `https://${host}/lettre`);
    await transcript.fill("Cherchez le numéro de votre établissement.\n\nIl commence par O.");
    await visitor.press(visitor.button(adminText.save));
    await visitor.hears(adminText.saved);
    await visitor.leave();
  });

  it.each(inLanguages("en"))(
    "the applicant sees link and words, in whatever language they are, and nothing is fetched before the click (%s)",
    async (language) => {
      const asked: string[] = [];
      const visitor = await openPage(language, asked);
      const link = linkOf(visitor);
      await link.waitFor();
      expect(
        await Promise.all(["href", "target", "rel", "hreflang"].map(async (name) => await link.getAttribute(name))),
      ).toEqual([`https://${host}/lettre`, "_blank", "noopener noreferrer external", "fr"]);
      expect(await visitor.page.getByText(visitor.t(text.inFrench)).count()).toBe(language === "en" ? 1 : 0);
      const words = visitor.page.getByText(/Il commence par O\./);
      expect(await words.isVisible()).toBe(false);
      await visitor.press(visitor.page.getByText(visitor.t(text.readInstead)));
      await words.waitFor();
      expect(await words.getAttribute("lang")).toBe("fr");
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((each) => each.includes(host))).toEqual([]);
      expect(await visitor.page.locator("video, iframe, embed, object").count()).toBe(0);
      expect(await faultsInDresses(visitor.page, `a video in ${language}`)).toEqual([]);
      await visitor.leave();
    },
  );
});
