import { registryAccepted, registryReturned } from "../../../conditions/court/courtFilings.ts";
import { caseWasFiledInCourt } from "../../../conditions/application/status.ts";
import { scansAndTexts } from "../../files/fileTypes.ts";
import { ofReadFields } from "../../files/slotWarnings.ts";
import type { VaultPage } from "../../page.ts";
import { legalTeamAlone } from "../../pageRights.ts";
import { slotFor } from "../../slotFor.ts";
import { ourDecision } from "../../sources.ts";
import { courtPage, ifItComes, keptWith } from "./courtPage.ts";

/** What the court registry says became of a filing. */

const filingStatus = slotFor("main", {
  id: "documentFilingStatusEmail",
  name: { en: "Email from the court registry", fr: "Courriel du greffe", noun: "m" },
  documentTypes: ["CourtDocument"],
  hasParsing: true,
  level: {
    cases: [
      [registryAccepted, "Complete"],
      [
        registryReturned,
        "NeedsAttention",
        {
          en: "a filing that was returned does not count until it is filed again",
          fr: "un dépôt renvoyé ne compte pas tant qu’il n’est pas fait de nouveau",
        },
      ],
      [
        caseWasFiledInCourt,
        "Required",
        {
          en: "the registry answers every filing by email",
          fr: "le greffe répond à chaque dépôt par courriel",
        },
      ],
      keptWith("IfApplicable"),
    ],
    otherwise: ifItComes,
    sources: [ourDecision],
  },
  potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
  fieldsToRead: ["courtFileNumber", "issueDate", "filingStatus"],
  instructions: {
    en: "Add each email in which the registry says what happened to a filing, and choose Accepted or Returned. The newest email counts. If a filing was returned, note why, and the last day to file it again.",
    fr: "Ajoutez chaque courriel dans lequel le greffe indique la suite donnée à un dépôt, et choisissez Accepté ou Renvoyé. Le courriel le plus récent compte. Si un dépôt est renvoyé, notez pourquoi, et le dernier jour pour le déposer de nouveau.",
  },
  example: "page",
  subFileNames: { en: "Filing {n}", fr: "Dépôt {n}" },
  maxFiles: 20,
  acceptedTypes: scansAndTexts,
});

export const filingStatusPages: readonly VaultPage[] = [
  courtPage(
    "document-filing-status-email",
    { en: "Document Filing Status Email", fr: "Courriel sur l’état du dépôt", noun: "m" },
    filingStatus,
    { rights: legalTeamAlone },
  ),
];
