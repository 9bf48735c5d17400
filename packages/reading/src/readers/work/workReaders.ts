import type { DocumentReader } from "../reader.ts";
import { employmentLetter } from "./employmentLetter.ts";
import { paySlip } from "./paySlip.ts";
import { pilotLicence } from "./pilotLicence.ts";
import { resume } from "./resume.ts";
import { taxDocument } from "./taxDocument.ts";

/** Readers of papers about work and what it earns. */
export const workReaders: readonly DocumentReader[] = [employmentLetter, paySlip, taxDocument, pilotLicence, resume];
