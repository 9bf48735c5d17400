import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  answersExpressEntryInvitation,
  isTiedToEmployer,
  isYouthMobility,
} from "../../conditions/application/application.ts";
import { hasCriminalHistory, livedElsewhere } from "../../conditions/background/history.ts";
import { childIs18 } from "../../conditions/family/dependentVisas.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import { livedElsewhereMonths } from "../../tables/background/policeCertificate.ts";
import { scans } from "../files/fileTypes.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { countsIfItFits, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { tellsOf } from "../pageRights.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { excerptOf } from "../sources.ts";

/** The certificates of the police, of each country in which a person lived. */

/** Words that several places of this file say. */
const text = {
  police: { en: "Police Certificate", fr: "Certificat de police", noun: "m" },
} satisfies Record<string, Noun>;

type Cases = CaseRule<RequirementLevel>["cases"];
type Checked = Extract<PageOwner, "main" | "spouse" | "child">;

const certificateTypes: Record<Checked, readonly ApplicationType[]> = {
  main: allBut("JudicialReview"),
  spouse: allBut("JudicialReview", "IrccRequest"),
  child: ["ExpressEntry", "ExpressEntryIta"],
};

const certificateCases: Record<Checked, Cases> = {
  main: [
    [any(answersExpressEntryInvitation, isYouthMobility), "Required"],
    [hasCriminalHistory, "Required"],
    [all(livedElsewhere, isTiedToEmployer), "Recommended"],
  ],
  spouse: [[answersExpressEntryInvitation, "Required"]],
  child: [[all(answersExpressEntryInvitation, childIs18), "Required"]],
};

/** Months in another country after which its certificate is asked for, as they hold today. */
function monthsElsewhere(the: CaseReader): Readonly<Record<string, string | number>> {
  const limit = the.row(livedElsewhereMonths);
  return { months: limit.found ? limit.row.value : "—" };
}

const policeCertificate = (owner: Checked): VaultPage =>
  vaultPage({
    slug: owner === "main" ? "police-certificate" : `${owner}-police-certificate`,
    rights: tellsOf("crime"),
    ...ownedBy(owner, text.police),
    category: "General",
    tags: [],
    phase: "preparation",
    appliesTo: certificateTypes[owner],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(owner, {
        id: "policeCertificate",
        name: text.police,
        documentTypes: ["PoliceCertificate"],
        hasParsing: true,
        level: {
          cases: certificateCases[owner],
          otherwise: owner === "child" ? nothingCallsForIt : countsIfItFits,
          sources: [excerptOf("IRCC document lists of International Experience Canada and Express Entry")],
        },
        potentialWarnings: [...ofReadFields, "fileDate"],
        fieldsToRead: ["applicantFullName", "country", "issueDate"],
        instructions: {
          en: "One certificate for each country, other than Canada, in which the person lived for more than {months} months in a row as an adult. For the country of residence it should be recent. Add a certified translation if it is neither in English nor in French.",
          fr: "Un certificat pour chaque pays, autre que le Canada, où la personne a vécu plus de {months} mois de suite à l’âge adulte. Celui du pays de résidence devrait être récent. Ajoutez une traduction certifiée s’il n’est ni en français ni en anglais.",
        },
        instructionValues: monthsElsewhere,
        example: "scan",
        subFileNames: owner === "child" ? fileNumber : { en: "{country}", fr: "{country}" },
        maxFiles: owner === "child" ? 5 : 10,
        acceptedTypes: scans,
        ...(owner === "main"
          ? { noDocument: { en: "I have asked for it and am waiting", fr: "Je l’ai demandé et je l’attends" } }
          : {}),
      }),
    ],
  });

const checked: readonly Checked[] = ["main", "spouse", "child"];

export const policeCertificatePages: readonly VaultPage[] = checked.map(policeCertificate);
