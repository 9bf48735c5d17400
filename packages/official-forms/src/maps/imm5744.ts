import type { FactList } from "@boreal/domain/lists/factList";
import { provinceFormCodes, stateFormCodes } from "@boreal/domain/lists/officialForms/placeFormCodes";
import {
  countryName,
  date,
  text,
  under,
  word,
  type FieldMapping,
  type FormEdition,
  type LeftAlone,
} from "./fieldMapping.ts";

const at = under("IMM_5744/Page1");
const any = { signs: "any" } as const;

/** A box for text where we hold a province of Canada or a state. */
const provincesAndStates: FactList = {
  ...provinceFormCodes,
  entries: [...provinceFormCodes.entries, ...stateFormCodes.entries],
};

const asks = "DRI_Sub/DRInfoSub1";
const lives = "DRI_Sub/DRInfoSub2";

/** Three more people, each in a group of its own; of the first the birth date stands in a box that is named after a firm. */
const others = [
  { group: "AppIndividSub/IndividSub", born: "Firm", relationship: "RelationShip" },
  { group: "Individual45Sub/Individual4Sub", born: "DateBirth", relationship: "TelephoneSub/RelationShip" },
  { group: "Individual45Sub/Individual5Sub", born: "DateBirth", relationship: "TelephoneSub/RelationShip" },
] as const;

const signers = ["AppIndividSub/AppInfoSub", ...others.map(({ group }) => group)];

/**
 * No blank was read: these are the places of two lists that others published, whose names are not what is printed beside them
 * (the city stands in a box for a telephone). A blank is filled only if it has these very places, whatever its edition.
 * Signatures and their days are left to the hand.
 */
export const imm5744: readonly FormEdition[] = [
  {
    form: "IMM5744",
    number: "5744",
    edition: "01-2021",
    language: "E",
    alsoTakes: "editionsThatAgree",
    places: [
      text("representative.familyName", at(`${asks}/Family_name`), any),
      text("representative.givenNames", at(`${asks}/Given_name`), any),
      text("representative.organization", at(`${asks}/Firm`), any),
      text("representative.phoneNumber", at(`${asks}/TelephoneSub/TelephoneNo`), { signs: "digits" }),
      text("representative.otherPhoneNumber", at(`${asks}/TelephoneSub/otherTelephoneNo`), { signs: "digits" }),
      text("representative.address.street", at(`${lives}/Address`), any),
      text("representative.address.cityTown", at(`${lives}/CityProv/otherTelephoneNo`), any),
      word("representative.address.provinceState", at(`${lives}/CityProv/TelephoneNo`), provincesAndStates),
      countryName("representative.address.countryTerritory", at(`${lives}/CountryPostalCode/TelephoneNo`)),
      text("representative.address.postalCode", at(`${lives}/CountryPostalCode/otherTelephoneNo`), any),
      text("representative.email", at(`${lives}/EmailAddress`), any),
      text("applicant.familyName", at("AppIndividSub/AppInfoSub/Family_name"), any),
      text("applicant.givenNames", at("AppIndividSub/AppInfoSub/Given_name"), any),
      date("applicant.dateOfBirth", at("AppIndividSub/AppInfoSub/DateBirth")),
      ...others.flatMap(({ group, born, relationship }, index): readonly FieldMapping[] => [
        text(`others[${index}].familyName`, at(`${group}/Family_name`), any),
        text(`others[${index}].givenNames`, at(`${group}/Given_name`), any),
        date(`others[${index}].dateOfBirth`, at(`${group}/${born}`)),
        text(`others[${index}].relationship`, at(`${group}/${relationship}`), any),
      ]),
    ],
    leftAlone: signers.map((group): LeftAlone => ({ path: at(`${group}/signature/SignatureDate`), why: "signature" })),
    notOnForm: [],
    signatures: [],
    comparedWith: "published lists",
  },
];
