import type { Noun } from "../../../kernel/noun.ts";
import { alwaysRequired } from "../../levels.ts";
import { vaultPage, type VaultPage } from "../../page.ts";
import { applicantAlwaysSupplies } from "../../permissions.ts";
import { ownedBy } from "../../person.ts";
import { keptDocument } from "../../slotFor.ts";
import { ourDecision } from "../../sources.ts";
import { closedToOutsiders } from "../../pageRights.ts";

/** The agreement under which the firm acts in a Federal Court case. */

/** Words that several places of this file say. */
const text = {
  retainer: { en: "Retainer Agreement", fr: "Mandat de représentation", noun: "m" },
} satisfies Record<string, Noun>;

const retainerAgreement: VaultPage = vaultPage({
  slug: "retainer-agreement",
  rights: closedToOutsiders,
  ...ownedBy("main", text.retainer),
  category: "Letter",
  tags: [],
  phase: "court",
  appliesTo: ["JudicialReview"],
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptDocument("main", {
      id: "retainerAgreement",
      name: text.retainer,
      level: {
        otherwise: alwaysRequired({
          en: "the firm may act in court only on a signed agreement",
          fr: "le cabinet peut agir devant la Cour seulement avec un mandat signé",
        }),
        sources: [ourDecision],
      },
      instructions: {
        en: "Read the agreement, ask about anything that is not clear, sign and date it, and upload every page. With it the firm may act for you in the Federal Court.",
        fr: "Lisez le mandat, posez vos questions sur ce qui n’est pas clair, signez-le et datez-le, puis téléversez chaque page. Il permet au cabinet d’agir pour vous devant la Cour fédérale.",
      },
      maxFiles: 2,
    }),
  ],
});

export const retainerAgreementPages: readonly VaultPage[] = [retainerAgreement];
