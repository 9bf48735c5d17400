import { plainTitle } from "../columnTitle.ts";

/** What a column of a list of clients can be. */
export const clientColumns = [
  "name",
  "lastName",
  "firstName",
  "email",
  "telephone",
  "birthday",
  "language",
  "type",
  "number",
  "staff",
  "note",
] as const;
export type ClientColumn = (typeof clientColumns)[number];

/** Titles as other programs write them, in both languages, without accents. */
const titles: Readonly<Record<ClientColumn, readonly string[]>> = {
  name: [
    "name",
    "client",
    "client name",
    "full name",
    "contact",
    "contact name",
    "nom complet",
    "nom du client",
    "nom et prenom",
  ],
  lastName: ["last name", "family name", "surname", "lastname", "nom", "nom de famille"],
  firstName: ["first name", "given name", "given names", "firstname", "prenom", "prenoms"],
  email: [
    "email",
    "e mail",
    "email address",
    "primary email",
    "mail",
    "courriel",
    "adresse courriel",
    "adresse e mail",
  ],
  telephone: ["telephone", "phone", "phone number", "primary phone", "mobile", "cell", "tel", "cellulaire"],
  birthday: ["birthday", "date of birth", "birth date", "birthdate", "dob", "date de naissance", "naissance"],
  language: ["language", "preferred language", "langue", "langue preferee"],
  type: [
    "type",
    "application",
    "application type",
    "type of application",
    "matter type",
    "case type",
    "practice area",
    "type de demande",
    "demande",
    "type de dossier",
  ],
  number: [
    "number",
    "matter",
    "matter number",
    "case number",
    "file number",
    "own number",
    "internal number",
    "client number",
    "id",
    "numero",
    "numero de dossier",
    "numero interne",
    "no de dossier",
  ],
  staff: [
    "lawyer",
    "responsible",
    "responsible lawyer",
    "responsible attorney",
    "attorney",
    "assigned to",
    "paralegal",
    "consultant",
    "avocat",
    "avocate",
    "responsable",
    "parajuriste",
  ],
  note: [
    "note",
    "notes",
    "comment",
    "comments",
    "remarks",
    "description",
    "commentaire",
    "commentaires",
    "remarque",
    "remarques",
  ],
};

/** What a column is by its title; undefined where the title is none that we know. */
export const columnOf = (title: string): ClientColumn | undefined =>
  clientColumns.find((column) => titles[column].includes(plainTitle(title)));
