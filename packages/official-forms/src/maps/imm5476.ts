import { date, nth, ofCodes, range, text, under, type FormEdition, type LeftAlone } from './place.ts';

const at = under('IMM_5476/Page1');
const unpaid = 'SectionB/question6/questionI';
const paid = 'SectionB/question6/questionII';
const contact = 'SectionB/question7';
const any = { signs: 'any' } as const;

/** Spelt by themselves in the file: "signatrure". */
const signatures = ['SectionB/question8/signatrureApplicant', 'SectionB/question8/signatrureApplicant[1]', 'sectionD/signatrureApplicant', 'sectionE/signatrureApplicant', 'sectionE/signatrureApplicant[1]'].map(at);
const dates = ['SectionB/question8/dateSigned', 'SectionB/question8/dateSigned[1]', 'sectionD/dateApplicantSigned', 'sectionE/dateApplicantSigned', 'sectionE/dateSpouseSigned'].map(at);

export const imm5476: readonly FormEdition[] = [
  {
    form: 'IMM5476',
    number: '5476',
    edition: '11-2025',
    language: 'E',
    places: [
      // Appoint, update contact, cancel, cancel and appoint anew, withdraw.
      ofCodes('request', at('RadioButtonList'), ['1', '2', '3', '4', '5']),
      text('applicant.familyName', at('SectionA/familyName'), any),
      text('applicant.givenName', at('SectionA/givenName'), any),
      date('applicant.dateOfBirth', at('SectionA/DOB')),
      text('applicant.emailAddress', at('SectionA/office'), any),
      text('applicant.telephoneOrAddress', at('SectionA/office[1]'), any),
      text('application.type', at('SectionA/office[2]'), any),
      text('application.number', at('SectionA/application'), any),
      text('applicant.uci', at('SectionA/UCI'), any),
      text('representative.familyName', at('SectionB/familyName'), any),
      text('representative.givenName', at('SectionB/givenName'), any),
      // Friend or family, consultant, other, lawyer, notary of Québec.
      ofCodes('representative.unpaid.kind', at(`${unpaid}/uncompensated`), ['1', '2', '3', '4', '5']),
      text('representative.unpaid.consultantMembership', at(`${unpaid}/membership`), any),
      text('representative.unpaid.lawProvince', at(`${unpaid}/province2`), any),
      text('representative.unpaid.lawMembership', at(`${unpaid}/membership2`), any),
      text('representative.unpaid.otherKind', at(`${unpaid}/otherRep`), any),
      text('representative.unpaid.notaryMembership', at(`${unpaid}/membership[1]`), any),
      // Consultant, lawyer, notary of Québec.
      ofCodes('representative.paid.kind', at(`${paid}/compensated`), ['1', '2', '3']),
      text('representative.paid.consultantMembership', at(`${paid}/ICCRCMember`), any),
      text('representative.paid.lawProvince', at(`${paid}/province`), any),
      text('representative.paid.lawMembership', at(`${paid}/membership`), any),
      text('representative.paid.notaryMembership', at(`${paid}/quebecLaw`), any),
      text('representative.organization', at(`${contact}/organization`), any),
      text('representative.supervisingLawyer.name', at(`${contact}/lawyer`), any),
      text('representative.supervisingLawyer.membership', at(`${contact}/membershipID`), any),
      text('representative.address.aptUnit', at(`${contact}/unit`), { most: 10, signs: 'any' }),
      text('representative.address.streetNo', at(`${contact}/streetNo`), { most: 10, signs: 'any' }),
      text('representative.address.streetName', at(`${contact}/streetName`), { most: 100, signs: 'any' }),
      text('representative.address.cityTown', at(`${contact}/city`), { most: 30, signs: 'any' }),
      text('representative.address.provinceState', at(`${contact}/province`), any),
      text('representative.address.countryTerritory', at(`${contact}/country`), { most: 255, signs: 'any' }),
      text('representative.address.postalCode', at(`${contact}/postalcode`), any),
      text('representative.telephoneNumber.countryCode', at(`${contact}/phoneCountryCode`), { signs: 'digits' }),
      text('representative.telephoneNumber.number', at(`${contact}/phoneNumber`), any),
      text('representative.faxNumber.countryCode', at(`${contact}/faxCountryCode`), { signs: 'digits' }),
      text('representative.faxNumber.number', at(`${contact}/faxNumber`), any),
      text('representative.emailAddress', at(`${contact}/email`), any),
      text('cancelled.familyName', at('sectionC/familyName'), any),
      text('cancelled.givenName', at('sectionC/givenName'), any),
      text('cancelled.organization', at('sectionC/organization'), any),
      text('withdrawing.familyName', at('sectionD/familyName'), any),
      text('withdrawing.givenName', at('sectionD/givenName'), any),
      text('withdrawing.organization', at('sectionD/organization'), any),
    ],
    leftAlone: [
      ...[...signatures, ...dates].map((path): LeftAlone => ({ path, why: 'signature' })),
      ...range(4).flatMap((index) => ['num', 'totPage', 'FormNumber'].map((name): LeftAlone => ({ path: `IMM_5476/${nth(name, index)}`, why: 'computed' }))),
    ],
    notOnForm: [],
    signatures,
    comparedWith: 'official file',
  },
];
