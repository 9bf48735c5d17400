import { any } from "../../kernel/condition.ts";
import { holdsUsPassport } from "../background/visaHistory.ts";
import { isOutsideBiometricsAges } from "../identity/ages.ts";
import { biometricsStillValid, isExemptAsRefugee } from "./biometrics.ts";

/** Biometrics of the applicant are exempt, or were given and hold. */
export const givesNoBiometrics = any(holdsUsPassport, isOutsideBiometricsAges, biometricsStillValid, isExemptAsRefugee);
