import type { CaseReader } from "../caseFile/reader.ts";
import { isMadeInsideCanada } from "../conditions/application/application.ts";
import { travelsByAir } from "../conditions/visit/arrival.ts";
import { needsOnlyTravelAuthorization } from "../conditions/visit/visaNeed.ts";
import type { Text } from "../kernel/text.ts";

const withPermit: Text = {
  en: "if your passport needs an eTA to fly, it is issued with the permit at no extra charge",
  fr: "si votre passeport exige une AVE pour prendre l’avion, elle est délivrée avec le permis, sans frais supplémentaires",
};

/** Said beside the fee of a permit to who flies without a visa: no fee for an eTA follows (docs/facts/programmes.md section 4). */
export const authorizationWithPermit = (reader: CaseReader): readonly Text[] =>
  !isMadeInsideCanada.evaluate(reader).holds &&
  needsOnlyTravelAuthorization.evaluate(reader).holds &&
  travelsByAir.evaluate(reader).holds
    ? [withPermit]
    : [];
