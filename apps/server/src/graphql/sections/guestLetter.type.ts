import { letterOf } from "@boreal/domain/letters/letters";
import { checksOfText } from "@boreal/domain/letters/checks/checks";
import { asForm } from "@boreal/domain/letters/letterContent";
import { letterText, standingOf } from "@boreal/domain/letters/letterStands";
import { caseOfWriter, describedToWriter } from "@boreal/domain/letters/described/describedToWriter";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { checksAgainstOthers } from "../../commands/letters/compareLetter.ts";
import type { FoundLetter } from "../../commands/letters/findLetter.ts";
import { findLetterOfGuest } from "../../commands/letters/lettersOfGuest.ts";
import { linkNotOpen } from "../../commands/sections/openSectionInvitation.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayConfirmLetterAsGuest, mayWriteLetterAsGuest, type Guest } from "../../policies/sections.ts";
import { builder } from "../builder.ts";
import { sectionsForPage } from "../letters/sectionsForPage.ts";
import { RefusalRef, Text_ } from "../refs.ts";
import { GuestLetterRef } from "./guestRefs.ts";

/** The letter in which an invited person speaks: what it says and asks, and nothing else of the case (ADR 0255). */
export function addGuestLetter(): void {
  GuestLetterRef.implement({
    fields: (t) => ({
      refusals: t.field({ type: [RefusalRef], resolve: (found) => ("refusals" in found ? found.refusals : []) }),
      applicationId: t.id({ nullable: true, resolve: (found) => ("refusals" in found ? null : found.loaded.row.id) }),
      section: t.string({ nullable: true, resolve: (found) => ("refusals" in found ? null : found.actor.section) }),
      name: t.field({
        type: Text_,
        nullable: true,
        resolve: (found) => ("refusals" in found ? null : (letterOf(found.content.id)?.name ?? null)),
      }),
      sections: t.field({
        type: "JSON",
        nullable: true,
        description: "As those of boreal-letter/1, each also with its text and title in both languages.",
        resolve: (found) => ("refusals" in found ? null : sectionsForPage(found.written.draft)),
      }),
      checks: t.field({
        type: [Text_],
        description: "What the text alone tells; what the case holds is compared for the legal team.",
        resolve: async (found, _, { deps }) =>
          "refusals" in found
            ? []
            : [...(await checksAgainstOthers(deps, found)), ...checksOfText(found.written.draft)].map(
                ({ because }) => because,
              ),
      }),
      asked: t.field({
        type: "JSON",
        nullable: true,
        description: "What it asks now, with what fills it in: a page draws it without the definition of the letter.",
        resolve: (found) =>
          "refusals" in found
            ? null
            : describedToWriter(asForm(found.content), found.loaded.caseFile, found.loaded.the.fresh(), found.person),
      }),
      caseFile: t.field({
        type: "JSON",
        nullable: true,
        description: "boreal-case/1 with what stands in this letter, and nothing else.",
        resolve: (found) =>
          "refusals" in found
            ? null
            : writeCase(caseOfWriter(found.loaded.caseFile, asForm(found.content), found.person)),
      }),
      versions: t.field({
        type: "JSON",
        nullable: true,
        description: "Of each entry, by letter and path.",
        resolve: (found) => ("refusals" in found ? null : versionsOf(found)),
      }),
      text: t.string({
        nullable: true,
        description: "The whole text, by which it is confirmed.",
        resolve: (found) => ("refusals" in found ? null : letterText(found.written.draft)),
      }),
      standing: t.string({
        nullable: true,
        description: "untouched, written, confirmed, changedSinceConfirmed",
        resolve: (found) => ("refusals" in found ? null : standingOf(found.written.draft, found.loaded.caseFile)),
      }),
      words: t.int({ nullable: true, resolve: (found) => ("refusals" in found ? null : found.written.draft.words) }),
      may: t.stringList({
        description: "write, confirm",
        resolve: (found) => ("refusals" in found ? [] : mayOf(found)),
      }),
    }),
  });
  builder.queryField("guestLetter", (t) =>
    t.field({
      type: GuestLetterRef,
      description: "For an invited person whose link is open in this browser: the letter in which they speak.",
      args: { letterKey: t.arg.string({ required: true }) },
      resolve: async (_, { letterKey }, { guest: guestOf, deps }) => {
        const guest = await guestOf();
        return guest
          ? await findLetterOfGuest(deps, guest, { applicationId: guest.applicationId, letterKey })
          : { refusals: [linkNotOpen] };
      },
    }),
  );
}

const versionsOf = ({ loaded, key }: FoundLetter<Guest>) => ({
  [key]: Object.fromEntries(
    loaded.formValues.filter(({ formKey }) => formKey === key).map(({ path, version }) => [path, version]),
  ),
});

function mayOf({ actor, loaded, content }: FoundLetter<Guest>): string[] {
  const facts = factsOf(loaded.row);
  return [
    ...(mayWriteLetterAsGuest(actor, facts, content.id) ? ["write"] : []),
    ...(mayConfirmLetterAsGuest(actor, facts, content.id) ? ["confirm"] : []),
  ];
}
