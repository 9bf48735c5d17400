import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { custodianDeclaration } from "./custodianDeclaration.ts";

/** Declarations of custodians as families, notaries and schools write them. */

const custodian = (firstName: string, lastName: string, address: string) => ({
  "custodian.firstName": firstName,
  "custodian.lastName": lastName,
  "custodian.address": address,
});

const manners: readonly Manner[] = [
  [
    "a sentence with the address behind the name",
    `
STATUTORY DECLARATION
CUSTODIAN OF A MINOR STUDENT IN CANADA

I, Margaret Ellen Fosterling, of 88 Birch Hollow Lane, Guelph, Ontario N1G 4X2, being a Canadian citizen
born on 3 May 1971, do solemnly declare that I agree to act as the custodian of Duc Anh Pham, born
12 August 2010, while the child attends Wellington Ridge Secondary School.

Declared before me at Guelph this 4th day of November, 2026.

Ravi Menonga
A Commissioner for Taking Affidavits
`,
    custodian("Margaret Ellen", "Fosterling", "88 Birch Hollow Lane, Guelph, Ontario N1G 4X2"),
  ],
  [
    "a table whose labels name the custodian",
    `
CUSTODIANSHIP DECLARATION

Custodian's family name       ABERNETHY-ROSS
Custodian's given name(s)     Colin James
Custodian's address           1402 - 77 Harbour Walk, Nanaimo BC V9R 2K4
Custodian's telephone         250 555 0144
Student's family name         OKONJO
Student's given name(s)       Chiamaka
School                        Departure Bay Academy
`,
    custodian("Colin James", "ABERNETHY-ROSS", "1402 - 77 Harbour Walk, Nanaimo BC V9R 2K4"),
  ],
  [
    "two headings with the same labels below",
    `
PART 1 - STUDENT

Family name              Given names              Date of birth
Haddadi                  Rania Noor               2009-04-17
Address
14 rue des Oliviers, Tunis

PART 2 - CUSTODIAN IN CANADA

Family name              Given names              Date of birth
Beaulac                  Sylvette                 1968-11-30
Address
3310, boulevard du Fleuve, Trois-Rivières (Québec) G8Y 1A1
`,
    custodian("Sylvette", "Beaulac", "3310, boulevard du Fleuve, Trois-Rivières (Québec) G8Y 1A1"),
  ],
  [
    "the whole name beside one label",
    `
CUSTODIAN DECLARATION FORM

Name of custodian: Thomas van der Brugge
Home address: 9 Quarry Road, Antigonish, NS B2G 1C5
Relationship to student: uncle
Name of student: Pieter van der Brugge
Name of school: St. Ninian Academy
`,
    custodian("Thomas", "van der Brugge", "9 Quarry Road, Antigonish, NS B2G 1C5"),
  ],
  [
    "a French notary’s act",
    `
DÉCLARATION SOLENNELLE

Je soussignée, Mme Ghislaine Paradis-Lebrun, demeurant au 27, chemin du Roy, Deschambault (Québec) G0A 1S0,
accepte d’agir comme gardienne de l’élève Koffi Yao Mensah, né le 2 mars 2011, et de veiller sur lui.

Déclaré devant moi, à Québec, le 11 novembre 2026
Me Étienne Vaillancour, notaire
`,
    custodian("Ghislaine", "Paradis-Lebrun", "27, chemin du Roy, Deschambault (Québec) G0A 1S0"),
  ],
  [
    "parents appoint somebody in a letter",
    `
To whom it may concern

We, Arturo Benavides and Rosa Inés Castellano, parents of Mateo Benavides Castellano, hereby appoint
Ms. Judith Helena Marchetti, residing at 512 Lakecrest Drive, Kingston, Ontario K7M 8R3, as custodian of our
son while he studies in Canada.
`,
    custodian("Judith Helena", "Marchetti", "512 Lakecrest Drive, Kingston, Ontario K7M 8R3"),
  ],
  [
    "surname first with a comma, labels above",
    `
DECLARATION OF CUSTODIAN (MINOR STUDENT)

Custodian (surname, given names)
Weatherbee, Doris Annette
Address of custodian
Box 210, 45 Main Street, Sackville NB E4L 1G6
Minor (surname, given names)
Nguyen, Bao Chau
`,
    custodian("Doris Annette", "Weatherbee", "Box 210, 45 Main Street, Sackville NB E4L 1G6"),
  ],
  [
    "labels with dotted leaders",
    `
CUSTODIAN'S UNDERTAKING

Full name of custodian ........ Harpreet Kaur Dhesi
Address ....................... 7731 122 Street, Surrey, BC V3W 3T1
Status in Canada .............. Citizen
Full name of minor ............ Jasleen Kaur Dhesi
Full name of father ........... Gurdeep Singh Dhesi
`,
    custodian("Harpreet Kaur", "Dhesi", "7731 122 Street, Surrey, BC V3W 3T1"),
  ],
];

test.each(manners)("%s", async (...manner) => {
  expect(await readManner(custodianDeclaration, manner)).toEqual(manner[2]);
});
