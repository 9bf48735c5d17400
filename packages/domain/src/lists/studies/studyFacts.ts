import { officialText, regulations, secondaryText } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";

export const fundsProofs: FactList = {
  id: "fundsProofs",
  title: { en: "Proofs of money that are accepted", fr: "Preuves de fonds acceptées" },
  source: secondaryText(
    "CIC News of 2025-07-03 and a stored page of 2026-08-28, quoting IRCC on proof of financial support",
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html",
  ),
  note: "How many months statements must cover is in the table bankStatementMonths. Since 2026-08-28 the income behind the statements must be shown as well.",
  entries: [
    {
      id: "ownCanadianAccount",
      name: {
        en: "A Canadian bank account in your own name, with the money already moved",
        fr: "Un compte bancaire canadien à votre nom, l’argent étant déjà transféré",
      },
    },
    {
      id: "investmentCertificate",
      name: {
        en: "A guaranteed investment certificate of a Canadian institution",
        fr: "Un certificat de placement garanti d’un établissement canadien",
      },
    },
    { id: "educationLoan", name: { en: "A student or education loan", fr: "Un prêt étudiant ou un prêt pour études" } },
    { id: "bankStatements", name: { en: "Bank statements", fr: "Des relevés bancaires" } },
    {
      id: "bankDraft",
      name: {
        en: "A bank draft that can be changed into Canadian dollars",
        fr: "Une traite bancaire convertible en dollars canadiens",
      },
    },
    {
      id: "paidTuitionAndHousing",
      name: {
        en: "Proof that tuition and housing are paid",
        fr: "La preuve que les droits de scolarité et le logement sont payés",
      },
    },
    {
      id: "letterOfPayer",
      name: {
        en: "A letter of the person or school that gives the money",
        fr: "Une lettre de la personne ou de l’école qui donne l’argent",
      },
    },
    {
      id: "scholarship",
      name: {
        en: "A scholarship or a program paid by Canada",
        fr: "Une bourse ou un programme financé par le Canada",
      },
    },
  ],
};

export const coopConditions: FactList = {
  id: "coopConditions",
  title: { en: "Placement on a study permit alone: conditions", fr: "Stage avec le seul permis d’études : conditions" },
  source: secondaryText(
    "Encubate and others, quoting the IRCC notice of 2026-04-09",
    "https://www.encubate.ca/post/ircc-removes-the-co-op-work-permit-requirement-for-many-post-secondary-international-students",
  ),
  note: "Since 2026-04-01; the numbers are in the table coopPlacementLimits. Pupils of a secondary school still need a work permit. Not for language training, general interest or preparatory courses.",
  entries: [
    {
      id: "required",
      name: {
        en: "The program requires the placement, and the school says so in a letter",
        fr: "Le programme exige le stage, et l’école le confirme dans une lettre",
      },
    },
    {
      id: "validPermit",
      name: {
        en: "The study permit is valid, or its extension was asked for in time",
        fr: "Le permis d’études est valide, ou sa prolongation a été demandée à temps",
      },
    },
    { id: "mayWork", name: { en: "The study permit allows work", fr: "Le permis d’études permet de travailler" } },
    {
      id: "fullTimePostSecondary",
      name: {
        en: "The studies are full-time, after secondary school, and lead to a degree, diploma or certificate",
        fr: "Les études sont à temps plein, postsecondaires, et mènent à un grade, à un diplôme ou à un certificat",
      },
    },
    {
      id: "length",
      name: {
        en: "The program is long enough, and the placement is not too large a part of it",
        fr: "Le programme est assez long, et le stage n’en occupe pas une trop grande part",
      },
    },
  ],
};

export const minorTravelPapers: FactList = {
  id: "minorTravelPapers",
  title: { en: "Papers of a minor who travels", fr: "Documents d’une personne mineure qui voyage" },
  source: officialText(
    "IRCC officer manual, requirements for minors",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/requirements-minors.html",
  ),
  entries: [
    {
      id: "alone",
      name: {
        en: "Alone: a passport of one’s own and a letter of both parents",
        fr: "Sans accompagnement : son propre passeport et une lettre des deux parents",
      },
    },
    {
      id: "oneParent",
      name: {
        en: "With one parent: a letter of the other parent",
        fr: "Avec un parent : une lettre de l’autre parent",
      },
    },
    {
      id: "withGuardian",
      name: {
        en: "With a guardian: a statement of the parents that names the guardian, telephone, place and time",
        fr: "Avec une personne responsable : une déclaration des parents indiquant son nom, le téléphone, le lieu et la période",
      },
    },
    {
      id: "custodyOrder",
      name: {
        en: "With a custody order or a single parent: a copy of the order, or proof of custody or consent",
        fr: "Ordonnance de garde ou parent seul : une copie de l’ordonnance, ou une preuve de garde ou de consentement",
      },
    },
  ],
};

export const custodianTerms: FactList = {
  id: "custodianTerms",
  title: { en: "What a custodian declaration asks for", fr: "Ce que demande une déclaration du gardien" },
  source: officialText(
    "IRCC officer manual, study permits, guidelines on minor children, copy of 2026-02-12",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/guidelines-on-minor-children.html",
  ),
  note: "That both parts are notarized and that the custodian is a citizen or permanent resident comes from secondary pages. Not needed when at least one parent comes along; the specification asks for it then too.",
  entries: [
    {
      id: "parentsSign",
      name: {
        en: "The parents or guardians abroad sign their part",
        fr: "Les parents ou tuteurs à l’étranger signent leur partie",
      },
    },
    {
      id: "custodianSigns",
      name: {
        en: "The custodian in Canada signs the other part",
        fr: "Le gardien ou la gardienne au Canada signe l’autre partie",
      },
    },
    { id: "notarized", name: { en: "Both parts are notarized", fr: "Les deux parties sont signées devant notaire" } },
    {
      id: "adultInCanada",
      name: {
        en: "The custodian is an adult, and a citizen or permanent resident",
        fr: "La personne gardienne est adulte, et citoyenne ou résidente permanente",
      },
    },
  ],
};

export const attestationTerms: FactList = {
  id: "attestationTerms",
  title: { en: "Attestation letters: what else holds", fr: "Lettres d’attestation : autres règles" },
  source: secondaryText(
    "IRCC officer manual, attestation letters (start of the page), the MAK rule archive of 2026-09-13 and others",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html",
  ),
  note: "Who needs one is in the table attestationLetter. The full list of exceptions was not stored.",
  entries: [
    {
      id: "returnedWithout",
      name: {
        en: "Without the letter the application is not accepted, and the fee is returned",
        fr: "Sans la lettre, la demande n’est pas acceptée et les frais sont remboursés",
      },
    },
    {
      id: "quebec",
      name: {
        en: "For Quebec a valid acceptance certificate stands for the letter",
        fr: "Pour le Québec, un certificat d’acceptation valide tient lieu de lettre",
      },
    },
    {
      id: "jointProgramme",
      name: {
        en: "A joint program of two schools needs one letter, since 6 February 2026",
        fr: "Un programme conjoint de deux établissements demande une seule lettre, depuis le 6 février 2026",
      },
    },
    {
      id: "federalMilitaryCollege",
      name: {
        en: "Not needed for a federal military college, by the rules of 2025",
        fr: "Non exigée pour un collège militaire fédéral, selon les règles de 2025",
      },
    },
    {
      id: "prerequisite",
      name: {
        en: "Needed for a preparatory program after secondary school, by the rules of 2026",
        fr: "Exigée pour un programme préparatoire postsecondaire, selon les règles de 2026",
      },
    },
    {
      id: "restoration",
      name: {
        en: "Needed for a restoration at another school or level, by the rules of 2026",
        fr: "Exigée pour un rétablissement dans un autre établissement ou à un autre niveau, selon les règles de 2026",
      },
    },
  ],
};

export const biometricsExempt: FactList = {
  id: "biometricsExempt",
  title: { en: "Who gives no biometrics", fr: "Qui ne donne pas de données biométriques" },
  source: regulations("sections 12.1 to 12.7"),
  note: "The ages are in the table biometricsAges. The wording about diplomats comes from secondary pages.",
  entries: [
    { id: "tooYoung", name: { en: "Children below the least age", fr: "Enfants sous l’âge minimal" } },
    {
      id: "tooOld",
      name: {
        en: "Persons above the highest age, but for asylum claims",
        fr: "Personnes au-dessus de l’âge maximal, sauf pour une demande d’asile",
      },
    },
    {
      id: "usNational",
      name: {
        en: "Nationals of the United States who ask for an extension, a restoration or a permit",
        fr: "Personnes de nationalité américaine qui demandent une prolongation, un rétablissement ou un permis",
      },
    },
    { id: "royalFamily", name: { en: "Members of the royal family", fr: "Membres de la famille royale" } },
    { id: "headOfState", name: { en: "Heads of state and of government", fr: "Chefs d’État et de gouvernement" } },
    {
      id: "diplomat",
      name: { en: "Accredited diplomats and ministers on duty", fr: "Diplomates accrédités et ministres en mission" },
    },
    {
      id: "refugeeClaimant",
      name: {
        en: "Refugee claimants and protected persons in Canada who ask for a work or study permit",
        fr: "Personnes au Canada qui demandent l’asile ou qui sont protégées, et qui demandent un permis de travail ou d’études",
      },
    },
    {
      id: "travelAuthorization",
      name: {
        en: "Visitors with an electronic travel authorization",
        fr: "Personnes en visite munies d’une autorisation de voyage électronique",
      },
    },
  ],
};

export const biometricsReused: FactList = {
  id: "biometricsReused",
  title: {
    en: "Applications for which earlier biometrics serve",
    fr: "Demandes pour lesquelles des données biométriques antérieures servent",
  },
  source: regulations("sections 12.1 to 12.7"),
  note: "For as long as the table biometricsValidity says. Permanent residence asks for them again each time.",
  entries: [
    { id: "visitorVisa", name: { en: "Visitor visa", fr: "Visa de visiteur" } },
    { id: "extensionOfStay", name: { en: "Longer stay", fr: "Prolongation de séjour" } },
    { id: "temporaryResidentPermit", name: { en: "Temporary resident permit", fr: "Permis de séjour temporaire" } },
    { id: "restoration", name: { en: "Restoration", fr: "Rétablissement du statut" } },
    { id: "workPermit", name: { en: "Work permit", fr: "Permis de travail" } },
    { id: "studyPermit", name: { en: "Study permit", fr: "Permis d’études" } },
  ],
};

export const medicalExamAlways: FactList = {
  id: "medicalExamAlways",
  title: { en: "Always with a medical exam", fr: "Toujours avec un examen médical" },
  source: officialText(
    "IRCC officer manual, who must submit to an immigration medical examination, page of 2024-07-26",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/medical-requirements/exam/who-must-submit-immigration-medical-examination.html",
  ),
  note: "The fields are in the list medicalWorkFields, the countries in the table medicalExamCountries.",
  entries: [
    { id: "superVisa", name: { en: "A super visa", fr: "Un super visa" } },
    {
      id: "permanentResidence",
      name: {
        en: "Permanent residence, with the family members who stay behind",
        fr: "La résidence permanente, y compris pour les membres de la famille qui restent",
      },
    },
    { id: "asylumClaim", name: { en: "A refugee claim", fr: "Une demande d’asile" } },
    { id: "healthStudies", name: { en: "Studies in medicine or health", fr: "Des études en médecine ou en santé" } },
    {
      id: "workField",
      name: {
        en: "Work in a field that always asks for an exam",
        fr: "Un travail dans un domaine qui exige toujours un examen",
      },
    },
    { id: "domesticWork", name: { en: "Domestic work", fr: "Un travail domestique" } },
    {
      id: "agriculture",
      name: {
        en: "Farm work after a stay in a listed country",
        fr: "Un travail agricole après un séjour dans un pays désigné",
      },
    },
  ],
};

export const spouseWorkPermitTerms: FactList = {
  id: "spouseWorkPermitTerms",
  title: {
    en: "Open work permit of a student’s spouse: conditions",
    fr: "Permis de travail ouvert de l’époux ou du conjoint d’une personne aux études : conditions",
  },
  source: officialText(
    "IRCC officer manual, spouses of study permit holders (C42), copy of 2026-02-12",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/public-policy-competitiveness-economy/c42.html",
  ),
  note: "Which programmes count on a day is in the table spouseOpenWorkPermit.",
  entries: [
    {
      id: "studentPermit",
      name: {
        en: "The student has a valid study permit, or a letter that approves one",
        fr: "La personne aux études a un permis d’études valide, ou une lettre qui l’approuve",
      },
    },
    {
      id: "fullTime",
      name: {
        en: "The student studies full-time at a school and in a program that allow a post-graduation work permit",
        fr: "Elle étudie à temps plein dans un établissement et un programme donnant droit au permis de travail postdiplôme",
      },
    },
    {
      id: "inCanada",
      name: { en: "The student lives in Canada during the studies", fr: "Elle vit au Canada pendant les études" },
    },
    {
      id: "ownFunds",
      name: {
        en: "The spouse has money of their own to live on",
        fr: "L’époux, l’épouse ou le conjoint de fait a ses propres moyens de subsistance",
      },
    },
    {
      id: "mastersLength",
      name: {
        en: "For a master’s degree, the letter states how long the program lasts",
        fr: "Pour une maîtrise, la lettre indique la durée du programme",
      },
    },
    {
      id: "notChildren",
      name: { en: "Children get no permit this way", fr: "Les enfants n’obtiennent pas de permis de cette façon" },
    },
    {
      id: "renewal",
      name: {
        en: "A permit under the older rules is renewed in Canada only, for the same program, and not past the student’s permit",
        fr: "Un permis selon les anciennes règles se renouvelle au Canada seulement, pour le même programme, sans dépasser le permis d’études",
      },
    },
  ],
};

export const statusRules: FactList<FactEntry & { /** Section of the Regulations. */ readonly law: string }> = {
  id: "statusRules",
  title: { en: "Keeping and losing status", fr: "Conserver et perdre son statut" },
  source: regulations("sections 182, 183 and 222"),
  note: "The days are in the tables restorationWindow and studyPermitAfterCompletion.",
  entries: [
    {
      id: "maintained",
      name: {
        en: "Who asks for an extension before the stay ends keeps the status until the decision",
        fr: "Qui demande une prolongation avant la fin du séjour conserve son statut jusqu’à la décision",
      },
      law: "183(5)",
    },
    {
      id: "restorationOfStudent",
      name: {
        en: "A student whose status is restored has kept the conditions of study",
        fr: "Pour un rétablissement, la personne aux études a respecté les conditions d’études",
      },
      law: "182",
    },
    {
      id: "afterCompletion",
      name: {
        en: "A study permit ends some time after the studies are completed",
        fr: "Un permis d’études prend fin un certain temps après la fin des études",
      },
      law: "222(1)(a)",
    },
    {
      id: "leavingSchool",
      name: {
        en: "A study permit ends when its holder leaves the school that it names, since 8 November 2024",
        fr: "Un permis d’études prend fin quand la personne quitte l’établissement nommé, depuis le 8 novembre 2024",
      },
      law: "222(1)(a.1)",
    },
  ],
};

export const visitorMoney: FactList = {
  id: "visitorMoney",
  title: { en: "Money for a visit", fr: "Argent pour une visite" },
  source: officialText(
    "IRCC officer manual, proof of funds and financial support, page of 2017-11-06",
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/proof-funds-financial-support.html",
  ),
  note: "The amounts of the table visitorFunds are the product’s own.",
  entries: [
    {
      id: "enough",
      name: {
        en: "No amount is fixed: the money has to be enough for all reasonable costs of the visit",
        fr: "Aucun montant n’est fixé : l’argent doit suffire à tous les frais raisonnables de la visite",
      },
    },
    {
      id: "hostPapers",
      name: {
        en: "Papers of the host cannot be made mandatory",
        fr: "Les documents de l’hôte ne peuvent pas être obligatoires",
      },
    },
  ],
};
