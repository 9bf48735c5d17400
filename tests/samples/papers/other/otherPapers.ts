import { papersOf, type Written } from "../everyLayout.ts";
import { familyNameFirst, fullName, lucia, ngozi } from "../people.ts";

/** Papers of other kinds with values that rules read: offers and assessments for employers, insurance, visas, credentials. All made up. */

const papers: readonly Written[] = [
  {
    name: "lmia",
    language: "en",
    paper: {
      letterhead: ["Employment and Social Development Canada", "Service Canada, Exampleville"],
      before: ["March 4, 2026"],
      title: "Labour Market Impact Assessment",
      paragraphs: ["A positive decision was made on your request for one position. Send this letter to the worker."],
      rows: [
        ["Employer", "Lakeview Bakery Inc."],
        ["LMIA number", "9044172"],
        ["Occupation", "Food service supervisor"],
        ["LMIA expiry date", "September 4, 2026"],
      ],
    },
    expected: { documentNumber: "9044172", employer: "Lakeview Bakery Inc.", expiryDate: "2026-09-04" },
  },
  {
    name: "lmia",
    language: "fr",
    paper: {
      letterhead: ["Emploi et Développement social Canada"],
      title: "Étude d’impact sur le marché du travail",
      paragraphs: ["Une décision favorable a été rendue pour un poste. Remettez cette lettre à la travailleuse."],
      rows: [
        ["Employeur", "Ateliers Modèle inc."],
        ["Numéro de l’EIMT", "9044172"],
        ["Date d’expiration", "4 septembre 2026"],
      ],
    },
    expected: { documentNumber: "9044172", employer: "Ateliers Modèle inc.", expiryDate: "2026-09-04" },
  },
  {
    name: "offer-number",
    language: "en",
    paper: {
      letterhead: ["Immigration, Refugees and Citizenship Canada", "Employer Portal"],
      title: "Offer of employment submitted",
      paragraphs: ["Give the number below to the worker, who needs it for the work permit."],
      rows: [
        ["Offer of employment number", "A4417265"],
        ["Employer name", "Example Software Corp."],
      ],
    },
    expected: { documentNumber: "A4417265", employer: "Example Software Corp." },
  },
  {
    name: "offer-number",
    language: "fr",
    paper: {
      letterhead: ["Immigration, Réfugiés et Citoyenneté Canada", "Portail des employeurs"],
      title: "Offre d’emploi présentée",
      paragraphs: ["Remettez ce numéro à la personne embauchée pour sa demande de permis de travail."],
      rows: [
        ["Numéro de l’offre d’emploi", "A4417265"],
        ["Employeur", "Ateliers Modèle inc."],
      ],
    },
    expected: { documentNumber: "A4417265", employer: "Ateliers Modèle inc." },
  },
  {
    name: "super-visa-insurance",
    language: "en",
    paper: {
      letterhead: ["Example Mutual Insurance"],
      title: "Super Visa Insurance - Confirmation of Coverage",
      paragraphs: ["Emergency medical coverage of $100,000.00 for visitors to Canada. No deductible."],
      rows: [
        ["Name of insured", fullName(ngozi)],
        ["Policy number", "VTC-118204"],
        ["Date of issue", "March 4, 2026"],
        ["Effective date", "May 1, 2026"],
        ["Expiry date", "May 1, 2027"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2026-03-04", expiryDate: "2027-05-01" },
  },
  {
    name: "super-visa-insurance",
    language: "fr",
    paper: {
      letterhead: ["Assurances Exemple"],
      title: "Assurance pour le super visa - Confirmation de couverture",
      paragraphs: ["Soins médicaux d’urgence de 100 000,00 $ pour visiteurs au Canada."],
      rows: [
        ["Nom de l’assurée", fullName(lucia)],
        ["Date d’émission", "4 mars 2026"],
        ["Date d’effet", "1er mai 2026"],
        ["Date de fin de la couverture", "1er mai 2027"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2026-03-04", expiryDate: "2027-05-01" },
  },
  {
    name: "credentials-compared",
    language: "en",
    paper: {
      letterhead: ["Example Credential Services"],
      title: "Educational Credential Assessment Report",
      paragraphs: ["Canadian equivalency: bachelor's degree of four years. Prepared for immigration."],
      rows: [
        ["Name of applicant", fullName(ngozi)],
        ["Report date", "March 4, 2026"],
        ["Credential", "Bachelor of Science, 2017"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2026-03-04" },
  },
  {
    name: "credentials-compared",
    language: "fr",
    paper: {
      letterhead: ["Services Exemple d’évaluation"],
      title: "Évaluation des diplômes d’études (EDE)",
      paragraphs: ["Équivalence canadienne : baccalauréat de quatre ans. Préparée pour l’immigration."],
      rows: [
        ["Nom du demandeur", fullName(lucia)],
        ["Date du rapport", "11 mai 2026"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2026-05-11" },
  },
  {
    name: "resident-visa",
    language: "en",
    paper: {
      letterhead: ["Canada", "Visa"],
      title: "Temporary resident visa / Visa de résident temporaire",
      paragraphs: ["Number of entries / Nombre d’entrées: MULTIPLE"],
      rows: [
        ["Name / Nom", familyNameFirst(ngozi)],
        ["Visa number / Numéro de visa", "V305561702"],
        ["Date of issue / Date de délivrance", "2026-03-04"],
        ["Expiry date / Date d’expiration", "2029-03-03"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      documentNumber: "V305561702",
      issueDate: "2026-03-04",
      expiryDate: "2029-03-03",
    },
  },
];

export const otherPapers = papersOf("Other", papers);
