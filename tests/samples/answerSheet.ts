import { answerSheet, type AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { aCase } from "@boreal/domain/test/caseBuilder";

export const longText = `${"In March 2019 I was treated for tuberculosis in Lagos. ".repeat(5)}The certificate is among my documents.`;

/** Names in the writings that applicants bring along, as a person would enter them. */
export const nativeNames = {
  han: "王小明",
  kana: "さくら",
  hangul: "김민준",
  arabic: "محمد رضا",
  hebrew: "דוד לוי",
  cyrillic: "Тарас Шевченко",
  greek: "Νίκος",
  devanagari: "अमित कुमार",
  bengali: "রহিম",
  gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  gujarati: "પટેલ",
  tamil: "முருகன்",
  telugu: "రాజు",
  thai: "สมชาย",
  kannada: "ಪ್ರಕಾಶ್",
  malayalam: "ശ്രീകുമാർ",
  sinhala: "කුමාර",
  khmer: "សុខា",
  myanmar: "အောင်",
  ethiopic: "አበበ",
  armenian: "Արամ",
  georgian: "გიორგი",
  vietnamese: "Nguyễn Thị Ánh",
} as const;

/** An invented study permit form with every kind of value, things missing and things refused. */
export function sampleSheet(values: Readonly<Record<string, unknown>> = {}): AnswerSheet {
  const caseFile = aCase()
    .on("2026-11-20")
    .type("Student")
    .answers({
      country: "NG",
      passportCountries: ["NG"],
      birthday: "1991-03-14",
      gender: "female",
      birthCountry: "NG",
      maritalStatus: "married",
    })
    .document("passport", { parsedValues: { passportNumber: "B50512345", lastName: "OKAFOR", firstName: "AMARA" } })
    .form({
      noPreviousCountries: true,
      previousCountries: [{ name: "GH", status: "05", statusFrom: "2020-01-01", statusTo: "2021-01-01" }],
      "background.healthQuestions.tuberculosisContact": true,
      "background.healthQuestions.healthDetailsText": longText,
      "studyDetails.studyCosts.tuition": "35888",
      ...values,
    })
    .build();
  const state = formOfCase(caseFile, "IMM1294");
  if (!state) throw new Error("no form");
  return answerSheet(state, caseFile.today);
}
