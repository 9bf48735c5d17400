import { date, freeText, listOf, number, oneOf, yesNo } from '../../kernel/shape.ts';
import { country } from './places.ts';

/** Answer keys of the theme visitorVisa, spelt as in the specification (document 3 section 3). */
export const visitorVisaAnswers = {
  vvVisitorType: oneOf(['myself', 'child', 'parent', 'other']),
  vvVisitorTypeDetails: freeText(),
  vvIsHosting: yesNo(),
  vvHostInCanada: oneOf(['family', 'friend', 'business', 'school', 'organization', 'hotel']),
  vvReasonForVisit: oneOf(['visitFamily', 'visitFriends', 'tourism', 'business', 'researchScholar', 'studies', 'medical', 'event', 'transit', 'returningStudent', 'returningWorker', 'other']),
  vvReasonForVisitDetails: freeText(),
  vvVisitorArrivalDate: date(),
  vvVisitorDepartureDate: date(),
  vvSponsor: oneOf(['myself', 'partner', 'familyAbroad', 'hostFamily', 'hostFriend', 'employer', 'school', 'organization']),
  vvPassportCountries: listOf(country()),
  vvHasSpecialPassport: listOf(oneOf(['usLpr', 'hksar', 'bno', 'britishSubject', 'britishOverseasCitizen', 'britishOverseasTerritory', 'israel', 'taiwan', 'romania', 'holySee', 'diplomatic', 'none'])),
  vvHasPreviousTrvOrUsVisa: yesNo(),
  vvMaritalStatus: oneOf(['single', 'married', 'legallySeparated', 'divorced', 'annulledMarriage', 'widowed', 'commonLaw']),
  vvIncludePartner: yesNo(),
  vvHasProvidedBiometrics: yesNo(),
  vvHasPartnerProvidedBiometrics: yesNo(),
  vvIncludeChildren: yesNo(),
  vvAccompanyingChildren: number(),
  vvAccompanyingChildrenBiometrics: number(),
  vvIsChildUnderAge: yesNo(),
  vvObligations: listOf(oneOf(['job', 'studies', 'business', 'family', 'property', 'community', 'none'])),
  vvSpouseObligations: listOf(oneOf(['job', 'studies', 'business', 'family', 'property', 'community', 'none'])),
};
