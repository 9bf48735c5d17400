import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { LetterId } from "../../src/caseFile/letterValues.ts";
import type { Language } from "../../src/kernel/text.ts";
import { letterDetails } from "../../src/letters/letterDetails.ts";
import { contentOf } from "../../src/letters/contents.ts";
import { draftLetter } from "../../src/letters/draft.ts";
import { textOfBlocks } from "../../src/letters/letterBlock.ts";
import { letterTree } from "../../src/letters/letterTree.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { aCase } from "../caseBuilder.ts";

/** A made-up case before the Federal Court, with every letter of it filled in as a lawyer would. */

const solicitor = {
  solicitorName: "Marie Gagnon",
  solicitorFirm: "Gagnon Lavoie LLP",
  solicitorAddress: "200 Elgin Street, Suite 900\nOttawa, Ontario K2P 1L5",
  solicitorTelephone: "613-555-0142",
  solicitorEmail: "m.gagnon@example.test",
};
const justice = {
  name: "Department of Justice Canada",
  address: "50 O’Connor Street, Suite 500\nOttawa, Ontario K1A 0H8",
};
const decision = { decisionKind: "study", decisionDate: "2026-08-14" };

type Words = Readonly<Record<Language, string>>;
const say = (en: string, fr: string): Words => ({ en, fr });

const delay = {
  applicationDate: "2025-02-03",
  applicationType: "study",
  submissionMethod: "online",
};

type Filled = Partial<Record<LetterId, (in_: (words: Words) => string) => Readonly<Record<string, unknown>>>>;

const filled: Filled = {
  settlementOffer: (it) => ({
    ...solicitor,
    ...decision,
    counselName: "Paul Tremblay",
    counselAddress: "50 O’Connor Street, Suite 500\nOttawa, Ontario K1A 0H8",
    decisionReason: it(
      say(
        "You have not shown that you will leave Canada at the end of your stay",
        "Vous n’avez pas démontré que vous quitterez le Canada à la fin de votre séjour",
      ),
    ),
    refusalReasons: [
      {
        reason: "lackOfTies",
        answer: it(
          say(
            "The officer does not mention the letter of the employer, which keeps the post open until 2029.",
            "L’agent ne mentionne pas la lettre de l’employeur, qui garde le poste ouvert jusqu’en 2029.",
          ),
        ),
        "employment-letter": true,
        "returning-job-offer": true,
      },
    ],
    byDifferentOfficer: true,
    updateDays: "30",
    decisionDays: "60",
    costs: "none",
    openUntil: "2026-12-18",
  }),
  simplifiedProcedure: (it) => ({
    ...solicitor,
    ...decision,
    procedureConsent: "given",
    factsAgreed: true,
    notComplex: true,
    inTime: true,
    noAffidavit: true,
    refusalReasons: [
      {
        reason: "insufficientFunds",
        answer: it(
          say(
            "The statements show $48,000, and the reasons name $18,000.",
            "Les relevés montrent 48 000 $, et les motifs parlent de 18 000 $.",
          ),
        ),
        "proof-of-funds": true,
      },
    ],
  }),
  writOfMandamusAffidavit: (it) => ({
    ...solicitor,
    ...delay,
    occupation: it(say("accountant", "comptable")),
    cityLocation: "Ottawa",
    provinceLocation: "Ontario",
    oath: "affirmed",
    isInterpreted: false,
    publishedTime: it(say("14 weeks", "14 semaines")),
    delayDetails: it(
      say(
        "On March 3, 2025, I gave my biometrics. On May 2, 2025, I sent the medical examination.",
        "Le 3 mars 2025, j’ai donné mes données biométriques. Le 2 mai 2025, j’ai envoyé l’examen médical.",
      ),
    ),
    inquiryMethod: it(
      say(
        "On September 8, 2025, I wrote by web form. The answer said that the file is in process.",
        "Le 8 septembre 2025, j’ai écrit par formulaire Web. La réponse disait que le dossier est en traitement.",
      ),
    ),
    demandSentOn: "2026-06-01",
    demandAnswered: false,
    nothingOutstanding: true,
    hardshipDetails: it(
      say(
        "My admission was deferred twice. The school will not defer it again.",
        "Mon admission a été reportée deux fois. L’établissement ne la reportera plus.",
      ),
    ),
    exhibits: [
      { what: it(say("the confirmation of submission", "la confirmation de dépôt")) },
      { what: it(say("the demand letter", "la mise en demeure")) },
    ],
  }),
  applicationRecord: () => ({
    ...solicitor,
    writtenReasons: "has",
    asksForAnonymity: false,
    affidavits: [{ name: "Inès Okafor", day: "2026-10-20", pages: "12-30" }],
    leavePages: "1-6",
    decisionPages: "7-8",
    reasonsPages: "9-11",
    memorandumPages: "31-55",
    languagePages: "56",
    hearingLanguage: "en",
    materialLanguage: "en",
    addressees: [justice],
  }),
  applicationRecordSectionTwo: () => ({
    ...solicitor,
    writtenReasons: "has",
    decisionPages: "7-8",
    reasonsPages: "9-11",
  }),
  noticeOfChangeOfSolicitor: () => ({
    ...solicitor,
    noticeForm: "124A",
    formerSolicitor: "Owen Clarke",
    formerSolicitorAddress: "31 Sparks Street\nOttawa, Ontario K1P 5A5",
    addressees: [justice],
  }),
  noticeOfDiscontinuance: () => ({ ...solicitor, addressees: [justice] }),
  solicitorsCertificateOfService: (it) => ({
    ...solicitor,
    served: [
      {
        party: it(say("the respondent", "la partie défenderesse")),
        document: it(say("the application record", "le dossier de demande")),
        method: "electronic",
        day: "2026-11-20",
      },
    ],
  }),
  consentToExtensionOfTime: (it) => ({
    ...solicitor,
    rules: "immigration",
    period: it(say("serve and file the application record", "signifier et déposer le dossier de demande")),
    rule: "10",
    currentDate: "2026-12-01",
    proposedDate: "2026-12-15",
    position: "consents",
    extensionReason: it(
      say(
        "The reasons of the officer arrived on November 20, 2026.",
        "Les motifs de l’agent sont arrivés le 20 novembre 2026.",
      ),
    ),
  }),
  demandLetter: (it) => ({
    ...solicitor,
    ...delay,
    officeName: it(say("IRCC, Case Processing Centre in Ottawa", "IRCC, Centre de traitement des demandes à Ottawa")),
    officeAddress: "365 Laurier Avenue West\nOttawa, Ontario K1A 1L1",
    completeOn: "2025-05-02",
    publishedTime: it(say("14 weeks", "14 semaines")),
    publishedTimeNow: it(say("11 weeks", "11 semaines")),
    delayDetails: it(
      say("The biometrics were given on March 3, 2025.", "Les données biométriques ont été fournies le 3 mars 2025."),
    ),
    inquiryMethod: it(
      say(
        "Ms. Okafor wrote by web form on September 8, 2025.",
        "Mme Okafor a écrit par formulaire Web le 8 septembre 2025.",
      ),
    ),
    hardshipDetails: it(say("The admission was deferred twice.", "L’admission a été reportée deux fois.")),
    answerBy: "2026-12-20",
  }),
};

export const lettersInCourt = Object.keys(filled) as readonly LetterId[];

/** The letter whole, as it is printed. */
export function courtLetter(id: LetterId, language: Language): string {
  const built = aCase()
    .on("2026-11-29")
    .type("JudicialReview")
    .status("JrLeaveFiled")
    .profile({ firstName: "Inès", lastName: "Okafor" })
    .answers({
      country: "NG",
      gender: "female",
      birthday: "1996-04-12",
      spApplicationNumber: "S305551234",
      uciNumber: "1122334455",
    })
    .document("employment-letter")
    .document("returning-job-offer")
    .document("proof-of-funds")
    .build();
  const caseFile: CaseFile = {
    ...built,
    application: { ...built.application, courtFileNumber: "IMM-4321-26" },
    letters: { [id]: filled[id]?.((words) => words[language]) ?? {} },
  };
  const main = readerFor(caseFile);
  const draft = draftLetter(contentOf(id), { caseFile, main, person: { role: "main" }, language });
  const letterhead = ["Gagnon Lavoie LLP", "200 Elgin Street, Suite 900, Ottawa, Ontario K2P 1L5"];
  const blocks = textOfBlocks(letterTree(draft, main, letterDetails(draft, caseFile, main, letterhead)).blocks);
  return `${blocks.join("\n")}\n`;
}
