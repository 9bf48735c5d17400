import { papersOf, type Written } from "../everyLayout.ts";
import { familyNameFirst, fullName, lucia, ngozi } from "../people.ts";

/** Letters of employers, offers of jobs, and letters of schools about work terms. All made up. */

const letters: readonly Written[] = [
  {
    name: "employment-letter",
    language: "en",
    paper: {
      letterhead: ["Example Power Works Ltd.", "Human Resources, 9 Sample Road, Exampletown"],
      before: ["March 4, 2026"],
      title: "Employment Letter",
      paragraphs: [
        `This is to certify that Ms. ${fullName(ngozi)} has been employed with Example Power Works Ltd. since June 3, 2019 as a Senior Design Engineer.`,
        "Her annual gross salary is INR 14,40,000. Leave was granted from September 1, 2026 to August 31, 2028.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Example Power Works Ltd.",
      jobTitle: "Senior Design Engineer",
      startDate: "2019-06-03",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "employment-form",
    language: "en",
    paper: {
      letterhead: ["Northern Sample Clinics", "People and Culture"],
      title: "Employment verification",
      paragraphs: ["Please call us with questions. This verification is valid for thirty days."],
      rows: [
        ["Employee name", fullName(lucia)],
        ["Job title", "Registered Nurse"],
        ["Employer", "Northern Sample Clinics"],
        ["Date of hire", "11 May 2021"],
        ["Annual salary", "$71,500.00"],
        ["Date of letter", "2 March 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      employer: "Northern Sample Clinics",
      jobTitle: "Registered Nurse",
      startDate: "2021-05-11",
      issueDate: "2026-03-02",
    },
  },
  {
    name: "experience-letter",
    language: "en",
    paper: {
      letterhead: ["Sample Textiles Private Limited"],
      before: ["Date: 11 May 2026"],
      title: "Experience Certificate",
      paragraphs: [
        `This is to certify that ${fullName(ngozi)} worked with us from 5 January 2018 to 28 February 2022 in the position of Quality Analyst.`,
        "We wish her success.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Sample Textiles Private Limited",
      jobTitle: "Quality Analyst",
      startDate: "2018-01-05",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "job-offer",
    language: "en",
    paper: {
      letterhead: ["Lakeview Bakery Inc.", "22 Sample Avenue, Exampleville ON K1A 0B1"],
      before: ["March 6, 2026"],
      title: "Offer of Employment",
      paragraphs: [
        `Dear ${fullName(lucia)},`,
        "We are pleased to offer you the position of Food Service Supervisor. You will be paid $21.50 an hour for 40 hours a week.",
        "Your employment will begin on May 4, 2026. Please sign and return this offer by March 20, 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      employer: "Lakeview Bakery Inc.",
      jobTitle: "Food Service Supervisor",
      startDate: "2026-05-04",
      issueDate: "2026-03-06",
    },
  },
  {
    name: "employment-contract",
    language: "en",
    paper: {
      letterhead: ["Employment Agreement"],
      title: "Employment Agreement",
      paragraphs: ["The employee works 37.5 hours a week. Either side may end this agreement in writing."],
      rows: [
        ["Employer", "Example Software Corp."],
        ["Employee name", fullName(ngozi)],
        ["Position", "Software Developer"],
        ["Start date", "2026-06-01"],
        ["Base salary", "$88,000.00 per year"],
        ["Date", "2026-04-15"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Example Software Corp.",
      jobTitle: "Software Developer",
      startDate: "2026-06-01",
      issueDate: "2026-04-15",
    },
  },
  {
    name: "employment-letter",
    language: "fr",
    paper: {
      letterhead: ["Ateliers Modèle inc.", "Ressources humaines, 14, rue Modèle, Exempleville"],
      before: ["Exempleville, le 4 mars 2026"],
      title: "Attestation d’emploi",
      paragraphs: [
        `Nous attestons que Mme ${fullName(ngozi)} est à l’emploi de Ateliers Modèle inc. depuis le 3 juin 2019 à titre de technicienne comptable.`,
        "Son salaire annuel brut est de 58 400,00 $. Un congé lui est accordé du 1er septembre 2026 au 31 août 2028.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      employer: "Ateliers Modèle inc.",
      jobTitle: "technicienne comptable",
      startDate: "2019-06-03",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "employment-form",
    language: "fr",
    paper: {
      letterhead: ["Clinique Exemple du Nord"],
      title: "Confirmation d’emploi",
      paragraphs: ["Cette confirmation est délivrée à la demande de l’employée."],
      rows: [
        ["Nom de l’employée", fullName(lucia)],
        ["Titre du poste", "Infirmière clinicienne"],
        ["Employeur", "Clinique Exemple du Nord"],
        ["Date d’embauche", "11 mai 2021"],
        ["Salaire annuel", "71 500,00 $"],
        ["Date de la lettre", "2 mars 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      employer: "Clinique Exemple du Nord",
      jobTitle: "Infirmière clinicienne",
      startDate: "2021-05-11",
      issueDate: "2026-03-02",
    },
  },
  {
    name: "job-offer",
    language: "fr",
    paper: {
      letterhead: ["Boulangerie du Lac-Modèle inc."],
      before: ["Le 6 mars 2026"],
      title: "Offre d’emploi",
      paragraphs: [
        `Bonjour ${fullName(lucia)},`,
        "Nous vous offrons le poste de superviseure des services alimentaires. Votre salaire horaire sera de 21,50 $.",
        "Votre emploi débutera le 4 mai 2026. Retournez cette offre signée au plus tard le 20 mars 2026.",
      ],
      rows: [],
    },
    expected: {
      applicantFullName: fullName(lucia),
      employer: "Boulangerie du Lac-Modèle inc.",
      jobTitle: "superviseure des services alimentaires",
      startDate: "2026-05-04",
      issueDate: "2026-03-06",
    },
  },
];

const coOps: readonly Written[] = [
  {
    name: "co-op-letter",
    language: "en",
    paper: {
      letterhead: ["University of Exampleville", "Co-operative Education"],
      before: ["March 4, 2026"],
      title: "Co-op Work Term Letter",
      paragraphs: [
        `To whom it may concern: this letter confirms that ${fullName(ngozi)} is enrolled full-time in the Bachelor of Computing program.`,
        "The work term is an essential part of the program and makes up no more than half of it. It runs from May 4, 2026 to August 28, 2026.",
      ],
      rows: [["Student ID", "20261234"]],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      schoolName: "University of Exampleville",
      studentId: "20261234",
      programName: "Bachelor of Computing",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "co-op-letter",
    language: "fr",
    paper: {
      letterhead: ["Collège du Lac-Modèle", "Service des stages"],
      title: "Attestation de stage obligatoire",
      paragraphs: ["Le stage fait partie intégrante du programme et compte pour la moitié au plus."],
      rows: [
        ["Nom de l’étudiante", fullName(lucia)],
        ["Matricule", "2417733"],
        ["Programme d’études", "Techniques de génie civil"],
        ["Date de la lettre", "11 mai 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      schoolName: "Collège du Lac-Modèle",
      studentId: "2417733",
      programName: "Techniques de génie civil",
      issueDate: "2026-05-11",
    },
  },
];

const licences: readonly Written[] = [
  {
    name: "pilot-licence",
    language: "en",
    paper: {
      letterhead: ["Transport Canada / Transports Canada"],
      title: "Flight Crew Licence / Licence de membre d’équipage de conduite",
      paragraphs: ["Ratings: single and multi-engine land aeroplane. Valid with a medical certificate."],
      rows: [
        ["Name / Nom", familyNameFirst(ngozi)],
        ["Licence type / Type de licence", "Commercial Pilot Licence - Aeroplane"],
        ["Date of issue / Date de délivrance", "2026-03-04"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      licenceType: "Commercial Pilot Licence - Aeroplane",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "private-pilot",
    language: "en",
    paper: {
      letterhead: ["Example Civil Aviation Authority"],
      title: "Private Pilot Licence",
      paragraphs: ["Category: aeroplane. The holder may not fly for hire or reward."],
      rows: [
        ["Name of holder", fullName(lucia)],
        ["Issued on", "11 May 2025"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), licenceType: "Private Pilot Licence", issueDate: "2025-05-11" },
  },
  {
    name: "pilot-licence",
    language: "fr",
    paper: {
      letterhead: ["Aviation civile"],
      title: "Licence de pilote",
      paragraphs: ["Qualifications : avion terrestre, multimoteur. Valide avec un certificat médical."],
      rows: [
        ["Nom du titulaire", fullName(ngozi)],
        ["Type de licence", "Licence de pilote professionnel (avion)"],
        ["Date de délivrance", "4 mars 2026"],
      ],
    },
    expected: {
      applicantFullName: fullName(ngozi),
      licenceType: "Licence de pilote professionnel (avion)",
      issueDate: "2026-03-04",
    },
  },
];

export const employmentLetters = papersOf("EmploymentLetter", letters);
export const coOpLetters = papersOf("Other", coOps);
export const pilotLicences = papersOf("PilotLicence", licences);
