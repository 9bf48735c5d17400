import { papersOf, type Written } from "../everyLayout.ts";
import { fullName, lucia, ngozi } from "../people.ts";

/** Births, marriages, and what the police certify. All made up. */

const births: readonly Written[] = [
  {
    name: "birth-certificate",
    language: "en",
    paper: {
      letterhead: ["National Registry of Births", "Exampletown Office"],
      title: "Certificate of Birth",
      paragraphs: ["This certificate is an extract of the register. The registrar signs below."],
      rows: [
        ["Name of child", fullName(ngozi)],
        ["Date of birth", "25 January 1999"],
        ["Place of birth", "Exampletown, Nigeria"],
        ["Sex", "Female"],
        ["Name of father", "Emeka Tobenna ADEYEMI"],
        ["Name of mother", "Adaeze Ifeoma ADEYEMI"],
        ["Date of registration", "3 February 1999"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), birthday: "1999-01-25", country: "NG" },
  },
  {
    name: "birth-statement",
    language: "en",
    paper: {
      letterhead: ["Vital Statistics", "Province of Example"],
      title: "Birth Certificate",
      paragraphs: ["The particulars below are those of the register on the day of issue."],
      rows: [
        ["Surname", lucia.familyName],
        ["Given names", lucia.givenNames],
        ["Date of birth", "2002-10-06"],
        ["Birthplace", "Guadalajara, Mexico"],
        ["Registration number", "2002-05-118204"],
      ],
    },
    expected: {
      applicantFullName: fullName(lucia),
      birthday: "2002-10-06",
      country: "MX",
    },
  },
  {
    name: "birth-certificate",
    language: "fr",
    paper: {
      letterhead: ["République du Sénégal", "Centre d’état civil d’Exempleville"],
      title: "Extrait d’acte de naissance",
      paragraphs: [
        `Le 25 janvier 1999 est née à Exempleville, Sénégal : ${fullName(ngozi)}, de sexe féminin, fille de Emeka ADEYEMI et de Adaeze ADEYEMI.`,
        "Pour extrait conforme, l’officier de l’état civil.",
      ],
      rows: [["Date de naissance", "25 janvier 1999"]],
    },
    expected: { applicantFullName: fullName(ngozi), birthday: "1999-01-25", country: "SN" },
  },
  {
    name: "birth-form",
    language: "fr",
    paper: {
      letterhead: ["Directeur de l’état civil"],
      title: "Certificat de naissance",
      paragraphs: ["Ce certificat est conforme au registre de l’état civil."],
      rows: [
        ["Nom de l’enfant", fullName(lucia)],
        ["Date de naissance", "6 octobre 2002"],
        ["Lieu de naissance", "Guadalajara, Mexique"],
        ["Nom de la mère", "Elena MUÑOZ RÍOS"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), birthday: "2002-10-06", country: "MX" },
  },
];

const marriages: readonly Written[] = [
  {
    name: "marriage-certificate",
    language: "en",
    paper: {
      letterhead: ["Registry of Marriages", "Exampletown"],
      title: "Marriage Certificate",
      paragraphs: ["Witnesses: two people of full age. This copy is certified by the registrar."],
      rows: [
        ["Name of groom", "Tariq Sample HUSSAIN"],
        ["Name of bride", fullName(ngozi)],
        ["Date of marriage", "12 June 2021"],
        ["Date of issue", "4 March 2026"],
      ],
    },
    expected: {
      applicantFullName: "Tariq Sample HUSSAIN",
      spouseFullName: fullName(ngozi),
      marriageDate: "2021-06-12",
      issueDate: "2026-03-04",
    },
  },
  {
    name: "marriage-record",
    language: "en",
    paper: {
      letterhead: ["Office of Vital Statistics"],
      title: "Certificate of Marriage",
      paragraphs: [
        `This is to certify that ${fullName(lucia)} and Marco Sample BIANCHI were united in marriage in Exampleville on June 12, 2021.`,
      ],
      rows: [["Issued on", "May 11, 2026"]],
    },
    expected: {
      applicantFullName: fullName(lucia),
      spouseFullName: "Marco Sample BIANCHI",
      marriageDate: "2021-06-12",
      issueDate: "2026-05-11",
    },
  },
  {
    name: "marriage-certificate",
    language: "fr",
    paper: {
      letterhead: ["Mairie d’Exempleville", "État civil"],
      title: "Copie intégrale d’acte de mariage",
      paragraphs: ["Les époux ont déclaré l’un après l’autre vouloir se prendre pour mari et femme le 12 juin 2021."],
      rows: [
        ["Nom de l’époux", "Tariq Exemple HUSSAIN"],
        ["Nom de l’épouse", fullName(ngozi)],
        ["Date du mariage", "12 juin 2021"],
        ["Délivré le", "4 mars 2026"],
      ],
    },
    expected: {
      applicantFullName: "Tariq Exemple HUSSAIN",
      spouseFullName: fullName(ngozi),
      marriageDate: "2021-06-12",
      issueDate: "2026-03-04",
    },
  },
];

const police: readonly Written[] = [
  {
    name: "police-clearance",
    language: "en",
    paper: {
      letterhead: ["Nigeria Police Force", "Criminal Investigation Department"],
      title: "Police Character Certificate",
      paragraphs: [
        `This is to certify that ${fullName(ngozi)} has no criminal record in the files of this department.`,
        "Her date of birth and fingerprints were compared. This certificate is valid for three months.",
      ],
      rows: [
        ["Date of issue", "4 March 2026"],
        ["Reference", "CID/4417/26"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2026-03-04", country: "NG" },
  },
  {
    name: "police-record",
    language: "en",
    paper: {
      letterhead: ["Ministry of the Interior", "United Mexican States"],
      title: "Certificate of No Criminal Record",
      paragraphs: ["No record was found under the name below."],
      rows: [
        ["Surname", lucia.familyName],
        ["Given names", lucia.givenNames],
        ["Issuing country", "Mexico"],
        ["Issued on", "11 May 2026"],
      ],
    },
    expected: { applicantFullName: fullName(lucia), issueDate: "2026-05-11", country: "MX" },
  },
  {
    name: "police-record",
    language: "fr",
    paper: {
      letterhead: ["République du Sénégal", "Ministère de la Justice"],
      title: "Extrait du casier judiciaire - Bulletin n° 3",
      paragraphs: ["Condamnations : néant. Aucune condamnation ne figure au casier."],
      rows: [
        ["Nom", ngozi.familyName],
        ["Prénoms", ngozi.givenNames],
        ["Délivré le", "4 mars 2026"],
      ],
    },
    expected: { applicantFullName: fullName(ngozi), issueDate: "2026-03-04", country: "SN" },
  },
];

export const birthCertificates = papersOf("BirthCertificate", births);
export const marriageCertificates = papersOf("MarriageCertificate", marriages);
export const policeCertificates = papersOf("PoliceCertificate", police);
