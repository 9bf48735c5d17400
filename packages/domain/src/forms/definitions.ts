import type { FormNumber } from "../caseFile/formValues.ts";
import type { FormDefinition } from "./fields/field.ts";
import { imm0008 } from "./imm0008/imm0008.ts";
import { imm1294 } from "./imm1294/imm1294.ts";
import { imm1295 } from "./imm1295/imm1295.ts";
import { imm5257 } from "./imm5257/imm5257.ts";
import { imm1436 } from "./imm1436/imm1436.ts";
import { imm5409 } from "./imm5409/imm5409.ts";
import { leaveApplication } from "./leaveApplication/leaveApplication.ts";
import { scheduleOne } from "./scheduleOne/scheduleOne.ts";
import { sinApplication } from "./sinApplication/sinApplication.ts";
import { imm5476 } from "./imm5476/imm5476.ts";
import { imm5708 } from "./imm5708/imm5708.ts";
import { imm5709 } from "./imm5709/imm5709.ts";
import { imm5710 } from "./imm5710/imm5710.ts";
import { imm5645 } from "./imm5645/imm5645.ts";
import { imm5646 } from "./imm5646/imm5646.ts";
import { imm5406 } from "./imm5406/imm5406.ts";
import { imm5669 } from "./imm5669/imm5669.ts";
import { imm5707 } from "./imm5707/imm5707.ts";
import { imm5744 } from "./imm5744/imm5744.ts";

/** The forms that are asked for here, section by section. */
export const formDefinitions: { readonly [form in FormNumber]: FormDefinition } = {
  IMM1294: imm1294,
  IMM1295: imm1295,
  IMM5257: imm5257,
  IMM5708: imm5708,
  IMM5709: imm5709,
  IMM5710: imm5710,
  IMM5645: imm5645,
  IMM5707: imm5707,
  IMM5476: imm5476,
  IMM5646: imm5646,
  IMM0008: imm0008,
  IMM5406: imm5406,
  IMM5669: imm5669,
  IMM5744: imm5744,
  IMM5409: imm5409,
  IMM5257B: scheduleOne,
  IMM1436: imm1436,
  NAS2120: sinApplication,
  IR1: leaveApplication,
};
