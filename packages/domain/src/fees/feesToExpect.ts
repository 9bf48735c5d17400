import type { IsoDate } from "../kernel/calendarDate.ts";
import { rowOn } from "../kernel/datedTable.ts";
import type { Cad } from "../kernel/money.ts";
import { biometricsFee, studyPermitFee } from "../tables/money/governmentFees.ts";

/** What the government asks of one person for a study permit, told before anything is known of the case; nothing for a day without a row. */
export function feesToExpect(today: IsoDate): { readonly permit: Cad; readonly biometrics: Cad } | undefined {
  const [permit, biometrics] = [rowOn(studyPermitFee, today), rowOn(biometricsFee, today)];
  return permit.found && biometrics.found ? { permit: permit.row.value, biometrics: biometrics.row.value } : undefined;
}
