import { all, any, not } from "../../kernel/condition.ts";
import { isUnder18 } from "../identity/ages.ts";
import { isCoOpPermit, isExpressEntry, isMadeInsideCanada, isStudentExtension } from "../application/application.ts";
import { hasPlacement } from "../studies/coOp.ts";
import {
  childAsksToStudy,
  childAsksToVisit,
  childIs18,
  childNeedsNoVisa,
  childStaysHome,
  spouseAsksToVisit,
  spouseAsksToWork,
  spouseHasPlacement,
  spouseLivesAbroad,
  spouseStaysHome,
  spouseStudies,
} from "../family/dependentVisas.ts";
import { spouseIsVisaFree } from "../family/family.ts";
import { isInCanada } from "../status/insideCanada.ts";
import { comesWithBothParents, comesWithParent, isMinorFrom17 } from "../family/minors.ts";
import { spouseLivesInCanada } from "../family/spouse.ts";

/** Who needs which official form: one definition for the list of forms and for the pages of the vault to which they go back. */

/** Somebody who asks for nothing has no form to sign. Express Entry asks for residence for the whole family, whatever visa each would need to visit. */
export const spouseAppliesForNothing = any(spouseIsVisaFree, all(spouseStaysHome, not(isExpressEntry)));
export const childAppliesForNothing = any(childNeedsNoVisa, all(childStaysHome, not(isExpressEntry)));

/** IMM 1294 is made outside Canada, IMM 5709 inside: a child who studies has one of the two. */
export const childStudiesFromInside = all(childAsksToStudy, isMadeInsideCanada);

/** Staying in Canada takes a visitor record, coming takes a visa. */
export const spouseVisitsFromInside = all(spouseAsksToVisit, spouseLivesInCanada);
export const spouseVisitsFromAbroad = all(spouseAsksToVisit, spouseLivesAbroad);
export const childVisitsFromInside = all(childAsksToVisit, isMadeInsideCanada);

export const spouseWorksFromInside = all(spouseAsksToWork, spouseLivesInCanada);
export const spouseWorksFromAbroad = all(spouseAsksToWork, spouseLivesAbroad);

/** Placements that belong to a program take a work permit of their own, asked for from inside Canada. */
export const coOpPermitFromInside = all(isCoOpPermit, isInCanada);
export const placementBesideExtension = all(isStudentExtension, hasPlacement, isInCanada);
export const spousePlacementFromInside = all(spouseStudies, spouseHasPlacement, spouseLivesInCanada);

export const minorComesWithParent = all(isUnder18, comesWithParent);

/** The checklist of the first study permit asks it of whoever is 18 or older. */
export const adultChildStudiesFromAbroad = all(childAsksToStudy, childIs18, not(isMadeInsideCanada));

/** From 17 on an officer decides; with both parents nobody else looks after the student. */
export const minorFrom17WithoutBothParents = all(isMinorFrom17, not(comesWithBothParents));
