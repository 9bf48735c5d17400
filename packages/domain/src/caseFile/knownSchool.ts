import { freeText, listOf, objectOf, oneOf, yesNo, type ValueOf } from "../kernel/shape.ts";
import { provinceCodes } from "../lists/provinces.ts";

/**
 * What an administrator says of a school (document 3 section 4.2, document 2 section 6). It is a setting of the installation
 * that comes along with each case, so that rules read it like a fact. `names`: how people and letters write the school, the
 * first one is its own; `schoolId`: its id in the records of users who belong to it.
 */
export const knownSchoolShape = objectOf(
  {
    schoolId: freeText(200),
    names: listOf(freeText(200), 20),
    /** It gets Quebec’s acceptance certificate itself, so its students only look at the certificate. */
    suppliesCertificate: yesNo(),
    /** Its letter of acceptance has a box for the work placement. */
    marksPlacement: yesNo(),
    /** It pays the office for its students: those whose account names its id pay nothing for the service. */
    paysForStudents: yesNo(),
    /** Names of its programs; with none of them the name of a program is typed. */
    programs: listOf(freeText(200), 1000),
    /** Its number as a designated learning institution, and where it is: from the list that an administrator loads. */
    dliNumber: freeText(40),
    province: oneOf(provinceCodes),
    city: freeText(200),
    address: freeText(200),
    /** Whether graduates of it get a work permit, as the list says. */
    graduatesGetWorkPermit: yesNo(),
  },
  ["names"],
);

/** Names as they are compared: without case, accents, punctuation and doubled spaces. */
export const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export type KnownSchool = ValueOf<typeof knownSchoolShape> & { readonly names: readonly string[] };
