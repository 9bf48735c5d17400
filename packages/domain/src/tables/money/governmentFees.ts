import type { DatedRow, DatedTable } from "../../kernel/datedTable.ts";
import { type Cad, dollars } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { generalKnowledge, officialText, regulations, secondaryText } from "../sources.ts";
import { courtRules } from "../court/sources.ts";

const feeChanges = officialText("IRCC, fee changes", "https://ircc.canada.ca/english/information/fees/fee-changes.asp");
const december2025 = secondaryText(
  "VisaVerge, fee revisions of December 2025, and others",
  "https://www.visaverge.com/news/canada-unveils-december-2025-immigration-fee-revisions-full-breakdown",
);
const startNotRead = "The amount was read in the Regulations; the first day is general knowledge.";
const secondaryPagesAgree = "Several secondary pages agree; the official page of this day is not stored.";

const feeTable = <T>(id: string, title: Text, rows: readonly DatedRow<T>[]): DatedTable<T> => ({
  id,
  title,
  unit: "CAD",
  appliesOn: "receivedDate",
  rows,
});

/** A fee that is indexed every 1 December. Nothing is known from 1 December 2026 on. */
const indexedFee = (id: string, title: Text, from2024: Cad, from2025: Cad): DatedTable<Cad> => ({
  ...feeTable(id, title, [
    { from: "2024-12-01", until: "2025-11-30", value: from2024, source: feeChanges },
    { from: "2025-12-01", until: "2026-11-30", value: from2025, source: december2025, note: secondaryPagesAgree },
  ]),
  knownGaps: notKnownFrom("2026-12-01", "indexed again on 2026-12-01; the new amount has not been read"),
});

export const studyPermitFee = feeTable(
  "studyPermitFee",
  { en: "Study permit, new or extended, per person", fr: "Permis d’études, nouveau ou prolongé, par personne" },
  [
    {
      from: "2014-02-06",
      value: dollars(150),
      source: regulations("section 300(1)"),
      note: `${startNotRead} Specification document 3 section 9.2 says the same.`,
    },
  ],
);

export const workPermitFee = feeTable(
  "workPermitFee",
  { en: "Work permit, new or extended, per person", fr: "Permis de travail, nouveau ou prolongé, par personne" },
  [{ from: "2014-02-06", value: dollars(155), source: regulations("section 299(1)"), note: startNotRead }],
);

export const performingArtistsFeeAtMost = feeTable(
  "performingArtistsFeeAtMost",
  {
    en: "Work permits, most for a group of performing artists",
    fr: "Permis de travail, maximum pour un groupe d’artistes de la scène",
  },
  [
    {
      from: "2014-02-06",
      value: dollars(465),
      source: generalKnowledge("Work permit fee for a group of performing artists, as commonly stated"),
      note: "General knowledge; section 299 was read for the fee of one person only.",
    },
  ],
);

export const openWorkPermitHolderFee = feeTable(
  "openWorkPermitHolderFee",
  {
    en: "Open work permit holder, on top of the work permit",
    fr: "Titulaire d’un permis de travail ouvert, en plus du permis de travail",
  },
  [{ from: "2015-02-21", value: dollars(100), source: regulations("section 303.2(1)"), note: startNotRead }],
);

export const openWorkPermitTotalFee = feeTable(
  "openWorkPermitTotalFee",
  {
    en: "Post-graduation, bridging or spouse open work permit, total",
    fr: "Permis de travail postdiplôme, transitoire ou ouvert pour l’époux ou le conjoint de fait, total",
  },
  [{ from: "2015-02-21", value: dollars(255), source: regulations("sections 299 and 303.2"), note: startNotRead }],
);

export const employerComplianceFee = feeTable(
  "employerComplianceFee",
  { en: "Employer compliance, paid by the employer", fr: "Conformité de l’employeur, payée par l’employeur" },
  [{ from: "2015-02-21", value: dollars(230), source: regulations("section 303.1"), note: startNotRead }],
);

export const labourMarketAssessmentFee = feeTable(
  "labourMarketAssessmentFee",
  {
    en: "Labour market impact assessment, per position, paid by the employer",
    fr: "Étude d’impact sur le marché du travail, par poste, payée par l’employeur",
  },
  [{ from: "2013-07-31", value: dollars(1000), source: regulations("section 315.2"), note: startNotRead }],
);

export const visitorVisaFee = feeTable(
  "visitorVisaFee",
  { en: "Visitor visa or super visa", fr: "Visa de visiteur ou super visa" },
  [
    {
      from: "2014-02-06",
      value: { perPerson: dollars(100), familyAtMost: dollars(500) },
      source: officialText(
        "IRCC officer manual, temporary resident visa and eTA fees, page of 2024-11-29",
        "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/immigration/temporary-resident-visa-electronic-travel-authorization-applications-fees.html",
      ),
      note: "The family amount is for five or more who apply at the same time and place. The first day is general knowledge.",
    },
  ],
);

export const visitorExtensionFee = feeTable(
  "visitorExtensionFee",
  { en: "Longer stay as a visitor", fr: "Prolongation du séjour à titre de visiteur" },
  [{ from: "2014-02-06", value: dollars(100), source: regulations("section 305(1)"), note: startNotRead }],
);

export const travelAuthorizationFee = feeTable(
  "travelAuthorizationFee",
  { en: "Electronic travel authorization", fr: "Autorisation de voyage électronique" },
  [{ from: "2015-08-01", value: dollars(7), source: regulations("section 294.1(1)"), note: startNotRead }],
);

export const biometricsFee = feeTable(
  "biometricsFee",
  { en: "Biometrics, one person", fr: "Données biométriques, une personne" },
  [
    {
      from: "2018-07-31",
      value: dollars(85),
      source: officialText(
        "Immigration and Refugee Protection Regulations (SOR/2002-227), section 315.1",
        "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-315.1.html",
      ),
    },
  ],
);

export const biometricsFeeAtMost = feeTable(
  "biometricsFeeAtMost",
  { en: "Biometrics, most for a group", fr: "Données biométriques, maximum pour un groupe" },
  [
    {
      from: "2018-07-31",
      value: { family: dollars(170), performingArtists: dollars(255) },
      source: secondaryText(
        "Canada Immigration Helpline, biometrics for Canada",
        "https://canadaimmigrationhelpline.com/biometrics-for-canada/",
      ),
      note: "Several secondary pages agree; only the amount for one person was read in the Regulations.",
    },
  ],
);

export const visitorRestorationFee = indexedFee(
  "visitorRestorationFee",
  { en: "Restoration as a visitor", fr: "Rétablissement à titre de visiteur" },
  dollars(239.75),
  dollars(246.25),
);
export const studentRestorationFee = indexedFee(
  "studentRestorationFee",
  {
    en: "Restoration as a student, with the new study permit",
    fr: "Rétablissement à titre d’étudiant, nouveau permis d’études compris",
  },
  dollars(389.75),
  dollars(396.25),
);
export const workerRestorationFee = indexedFee(
  "workerRestorationFee",
  {
    en: "Restoration as a worker, with the new work permit",
    fr: "Rétablissement à titre de travailleur, nouveau permis de travail compris",
  },
  dollars(394.75),
  dollars(401.25),
);
export const temporaryResidentPermitFee = indexedFee(
  "temporaryResidentPermitFee",
  { en: "Temporary resident permit", fr: "Permis de séjour temporaire" },
  dollars(239.75),
  dollars(246.25),
);
export const authorizationToReturnFee = indexedFee(
  "authorizationToReturnFee",
  { en: "Authorization to return to Canada", fr: "Autorisation de revenir au Canada" },
  dollars(479.75),
  dollars(492.5),
);
export const rehabilitationFee = indexedFee(
  "rehabilitationFee",
  { en: "Rehabilitation, criminality", fr: "Réadaptation, criminalité" },
  dollars(239.75),
  dollars(246.25),
);
export const seriousRehabilitationFee = indexedFee(
  "seriousRehabilitationFee",
  { en: "Rehabilitation, serious criminality", fr: "Réadaptation, grande criminalité" },
  dollars(1199),
  dollars(1231),
);
export const iecParticipationFee = indexedFee(
  "iecParticipationFee",
  { en: "International Experience Canada, participation", fr: "Expérience internationale Canada, participation" },
  dollars(179.75),
  dollars(184.75),
);

/** Permanent residence through Express Entry. A part that was not read for a time is left out. */
type ExpressEntryFees = {
  readonly principal: Cad;
  readonly spouse?: Cad;
  readonly dependentChild?: Cad;
  readonly rightOfPermanentResidence: Cad;
};

const pagesOfRise2022 = secondaryText(
  "Skynet Immigration and others, quoting the fees before 30 April 2024",
  "https://skynetimmigration.com/news/new-fee-structure-for-canadian-permanent-residency-applications-effective-april-2024/",
);

export const expressEntryFees: DatedTable<ExpressEntryFees> = {
  ...feeTable<ExpressEntryFees>(
    "expressEntryFees",
    { en: "Permanent residence through Express Entry", fr: "Résidence permanente par Entrée express" },
    [
      {
        from: "2022-04-30",
        until: "2024-04-29",
        value: {
          principal: dollars(850),
          spouse: dollars(850),
          dependentChild: dollars(230),
          rightOfPermanentResidence: dollars(515),
        },
        source: { ...pagesOfRise2022, checkedOn: "2026-11-22" },
        note: secondaryPagesAgree,
      },
      {
        from: "2024-04-30",
        until: "2026-04-29",
        value: {
          principal: dollars(950),
          spouse: dollars(950),
          dependentChild: dollars(260),
          rightOfPermanentResidence: dollars(575),
        },
        source: secondaryText(
          "Nairametrics of 2024-04-04",
          "https://nairametrics.com/2024/04/04/canada-announces-fee-increases-for-permanent-residence-applications-effective-april-30-2024/",
        ),
        note: secondaryPagesAgree,
      },
      {
        from: "2026-04-30",
        until: "2028-04-29",
        value: { principal: dollars(990), rightOfPermanentResidence: dollars(600) },
        source: secondaryText(
          "Ansari Immigration, quoting the IRCC notice of 2026-03-27",
          "https://www.ansariimmigration.com/post/permanent-residence-fees-canada-april-30-2026-what-applicants-should-review-now",
        ),
        note: "Two secondary sources agree. The amounts for a spouse and a child are in a table of their own: one source has them.",
      },
    ],
  ),
  knownGaps: notKnownFrom("2028-04-30", "indexed again on 2028-04-30; the new amounts do not exist yet"),
};

/** What one source names for a spouse and a child since the rise of 2026-04-30; the indexation gives the same. */
export const expressEntryFamilyFees: DatedTable<{ readonly spouse: Cad; readonly dependentChild: Cad }> = {
  ...feeTable(
    "expressEntryFamilyFees",
    {
      en: "Express Entry, spouse and child, by one source",
      fr: "Entrée express, époux ou conjoint et enfant, selon une seule source",
    },
    [
      {
        from: "2026-04-30",
        until: "2028-04-29",
        value: { spouse: dollars(990), dependentChild: dollars(270) },
        source: {
          ...generalKnowledge(
            "A data file of 2026-10-03 on fees of permanent residence, and the indexation of 2026-04-30",
          ),
          checkedOn: "2026-11-22",
        },
        note: "One source, and our reckoning from the amounts of 2024 gives the same. Shown as not verified.",
      },
    ],
  ),
  knownGaps: notKnownFrom("2028-04-30", "indexed again on 2028-04-30; the new amounts do not exist yet"),
};

export const quebecAcceptanceFee: DatedTable<Cad> = {
  ...feeTable(
    "quebecAcceptanceFee",
    { en: "Quebec acceptance certificate for studies", fr: "Certificat d’acceptation du Québec pour études" },
    [
      {
        from: "2025-01-01",
        until: "2025-12-31",
        value: dollars(134),
        source: secondaryText("Budget of a college for 2025-2026", "https://cchic.ca/international/budget-2025-2026"),
        note: "One secondary page for the amount of 2025.",
      },
      {
        from: "2026-01-01",
        until: "2026-12-31",
        value: dollars(135),
        source: secondaryText(
          "Admetia guide, checked on 2026-10-05, and a college budget for 2025-2026",
          "https://cchic.ca/international/budget-2025-2026",
        ),
        note: "One secondary page for the amount of 2026.",
      },
    ],
  ),
  knownGaps: notKnownFrom("2027-01-01", "indexed each 1 January; the amount of 2027 has not been read"),
};

export const judicialReviewFee = feeTable(
  "judicialReviewFee",
  {
    en: "Federal Court, application for leave and judicial review",
    fr: "Cour fédérale, demande d’autorisation et de contrôle judiciaire",
  },
  [
    {
      from: "2002-06-28",
      value: dollars(50),
      source: courtRules("rule 23"),
      note: "The first day is general knowledge.",
    },
  ],
);
