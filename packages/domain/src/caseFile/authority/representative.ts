import { freeText, objectOf, oneOf, yesNo, type ValueOf } from "../../kernel/shape.ts";
import { address, province } from "../answers/places.ts";

/** The bodies whose members may represent somebody for pay (Immigration and Refugee Protection Act, section 91). */
export const regulatoryBodies = ["college", "lawSociety", "notaries"] as const;
export type RegulatoryBody = (typeof regulatoryBodies)[number];

/** Of a membership, a telephone number or a name. */
const short = () => freeText(200);

/**
 * Who of the office acts for the applicant before the authority, as the office and that person say it: the member of a
 * regulatory body who is assigned to the case. A telephone is written in digits, the country apart.
 */
export const representativeShape = objectOf(
  {
    familyName: short(),
    givenNames: short(),
    isPaid: yesNo(),
    body: oneOf(regulatoryBodies),
    /** Of the law society. */
    province: province(),
    membershipNumber: short(),
    firm: short(),
    address: address(),
    phoneCountryCode: short(),
    phoneNumber: short(),
    faxCountryCode: short(),
    faxNumber: short(),
    email: short(),
  },
  ["familyName", "isPaid", "body"],
);

export type Representative = ValueOf<typeof representativeShape> & {
  readonly familyName: string;
  readonly isPaid: boolean;
  readonly body: RegulatoryBody;
};
