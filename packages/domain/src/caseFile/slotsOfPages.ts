import { personAndFamily } from "./slotsOfPages/personAndFamily.ts";
import { studies } from "./slotsOfPages/studies.ts";
import { money } from "./slotsOfPages/money.ts";
import { work } from "./slotsOfPages/work.ts";
import { visits } from "./slotsOfPages/visits.ts";
import { youthMobilityAndResidence } from "./slotsOfPages/youthMobilityAndResidence.ts";
import { healthAndHistory } from "./slotsOfPages/healthAndHistory.ts";
import { permits } from "./slotsOfPages/permits.ts";
import { formsAndLetters } from "./slotsOfPages/formsAndLetters.ts";
import { authority } from "./slotsOfPages/authority.ts";
import { federalCourt } from "./slotsOfPages/federalCourt.ts";
import { socialInsurance } from "./slotsOfPages/socialInsurance.ts";

/** Every page of the vault by its slug, with the ids of its slots in their order. Written from the definitions in `vault/` by `npm run rules`; never by hand. */
export const slotsOfPages = {
  ...personAndFamily,
  ...studies,
  ...money,
  ...work,
  ...visits,
  ...youthMobilityAndResidence,
  ...healthAndHistory,
  ...permits,
  ...formsAndLetters,
  ...authority,
  ...federalCourt,
  ...socialInsurance,
} as const;
