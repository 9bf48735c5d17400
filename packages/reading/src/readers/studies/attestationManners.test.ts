import { expect, test } from "vitest";
import { readManner, type Manner } from "../../../test/manners.ts";
import { provincialAttestationLetter } from "./provincialAttestationLetter.ts";

/** Letters of provinces as each of them might write one. */
const manners: readonly Manner[] = [
  [
    "labels in a table, the school with its number",
    `
Province of Nova Scotia
Department of Advanced Education
PROVINCIAL ATTESTATION LETTER
Letter identifier          NS-2026-PAL-004417
Date of letter             2026-09-28
Expiry                     2027-01-31
Family name                AKINTOLA
Given names                Folasade Ruth
Date of birth              2001-12-09
Designated learning institution     Kejimkujik Coastal University (DLI O19888777001)
This letter confirms that the person above is counted within the provincial allocation.
`,
    {
      documentNumber: "NS2026PAL004417",
      palExpiryDate: "2027-01-31",
      palProvince: "NS",
      firstName: "Folasade Ruth",
      lastName: "AKINTOLA",
      birthday: "2001-12-09",
      schoolName: "Kejimkujik Coastal University",
    },
  ],
  [
    "prose",
    `
Government of British Columbia
Ministry of Post-Secondary Education and Future Skills

October 6, 2026

Attestation no. BC26-118-40922

To: Immigration, Refugees and Citizenship Canada

This letter attests that Mr. Nguyen Quang Huy, born on 17 May 2003, who has been offered a place at Fraser Bluffs College,
has been given a space in the allocation of study permit applications of British Columbia. It remains valid until
March 31, 2027. The college offered the place on August 30, 2026.

Helga Baumgartner
Assistant Deputy Minister
`,
    {
      documentNumber: "BC2611840922",
      palExpiryDate: "2027-03-31",
      palProvince: "BC",
      birthday: "2003-05-17",
      schoolName: "Fraser Bluffs College",
      applicantFullName: "Nguyen Quang Huy",
    },
  ],
  [
    "in French",
    `
Gouvernement du Nouveau-Brunswick
Lettre d’attestation provinciale
Numéro de la lettre : NB-LAP-26-33107
Émise le 14 octobre 2026
Étudiante : DIOP, Aminata
Date de naissance : 3 avril 2004
Établissement : Collège communautaire de la Baie
La province du Nouveau-Brunswick atteste que la personne nommée ci-dessus fait partie de son quota.
Cette lettre est valide jusqu’au 28 février 2027.
`,
    {
      documentNumber: "NBLAP2633107",
      palExpiryDate: "2027-02-28",
      palProvince: "NB",
      firstName: "Aminata",
      lastName: "DIOP",
      birthday: "2004-04-03",
      schoolName: "Collège communautaire de la Baie",
    },
  ],
  [
    "a confirmation with boxes",
    `
Ontario                                     Ministry of Colleges and Universities

PROVINCIAL ATTESTATION FOR A STUDY PERMIT APPLICATION

PAL number                    Issue date                 Valid to
ON-PAL-7741-220918            2026-08-19                 2026-12-31

Student                       Date of birth (YYYY-MM-DD)
Sofía Alejandra Montoya Prieto     2000-07-22

Institution                   Campus
Georgian Shores College       Owen Point
`,
    {
      documentNumber: "ONPAL7741220918",
      palExpiryDate: "2026-12-31",
      palProvince: "ON",
      birthday: "2000-07-22",
      schoolName: "Georgian Shores College",
      applicantFullName: "Sofía Alejandra Montoya Prieto",
    },
  ],
];

test.each(manners)("%s", async (...manner) => {
  expect(await readManner(provincialAttestationLetter, manner)).toEqual(manner[2]);
});
