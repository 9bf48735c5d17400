import type { XfaParts } from "./xfaPdf.ts";

const text = (name: string, bind = ""): string =>
  `<field name="${name}"><ui><textEdit multiLine="1"/></ui>${bind}</field>`;

const radioButtons = `<exclGroup name="Way">${["7", "8", "9"].map((code) => `<field name="Way${code}"><ui><checkButton shape="round"/></ui><items><text>${code}</text></items></field>`).join("")}</exclGroup>`;

/** A form of our own with what the real ones have: nested groups, the same name twice, a list, a check box, radio buttons, empty marks, text with looks. */
const template = (language: string): string =>
  `<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="IMM_0001" layout="tb"><pageSet><pageArea name="P"><contentArea w="200mm" h="250mm"/><medium stock="letter" short="215.9mm" long="279.4mm"/></pageArea></pageSet><subform name="page1" layout="tb"><subform name="Person" layout="tb">${text("FamilyName")}${text("GivenName")}<field name="Status"><ui><choiceList/></ui><items save="1"><text>1</text><text>2</text></items></field><field name="Agrees"><ui><checkButton/></ui><items><integer>1</integer><integer>0</integer></items></field></subform><subform name="Child" layout="tb">${text("Name")}</subform><subform name="Child" layout="tb">${text("Name")}</subform>${text("Details")}${radioButtons}</subform></subform><variables><text name="Version">01-2026</text><text name="Language">${language}</text></variables></template>`;

export const samplePaths = [
  "IMM_0001/page1/Person/FamilyName",
  "IMM_0001/page1/Person/GivenName",
  "IMM_0001/page1/Person/Status",
  "IMM_0001/page1/Person/Agrees",
  "IMM_0001/page1/Child/Name",
  "IMM_0001/page1/Child[1]/Name",
  "IMM_0001/page1/Details",
  "IMM_0001/page1/Way",
] as const;

export const sampleAnswers =
  '<IMM_0001\n><page1\n><Title xfa:dataNode="dataGroup"\n/><Person\n><FamilyName xsi:nil="true"\n/><GivenName\n><body xmlns="http://www.w3.org/1999/xhtml"><p style="margin:0"><span>\u{A0}</span></p></body></GivenName\n><Status\n/><Agrees\n>0</Agrees\n></Person\n><Child\n><Name\n/></Child\n><Child\n><Name\n/></Child\n><Details\n/><Way\n/></page1\n></IMM_0001>';

export const sampleDatasets = (answers = sampleAnswers): string =>
  `\n<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"\n><LOVFile><LOV><StatusList><Status lic=""/><Status lic="1">Single &amp; free</Status><Status lic="2">Married</Status></StatusList></LOV></LOVFile><xfa:data\n>${answers}</xfa:data\n></xfa:datasets\n>`;

export const dynamicForm = (answers?: string, language = "E"): XfaParts => ({
  template: template(language),
  datasets: sampleDatasets(answers),
  isDynamic: true,
});

const widget = "/Type/Annot/Subtype/Widget/P 3 0 R/Rect[10 10 200 30]";

/** The same form with fields of its own, as a static form has them: 20 is the root, 21 the page, and so on. */
export const staticForm = (answers?: string): XfaParts => ({
  template: template("E"),
  datasets: sampleDatasets(answers),
  isDynamic: false,
  roots: [20],
  fields: [
    "<</T$(IMM_0001[0])/Kids[21 0 R]>>",
    "<</T$(page1[0])/Parent 20 0 R/Kids[22 0 R 23 0 R 24 0 R 25 0 R 33 0 R]>>",
    "<</T$(Person[0])/Parent 21 0 R/Kids[26 0 R 27 0 R 28 0 R 29 0 R]>>",
    "<</T$(Child[0])/Parent 21 0 R/Kids[30 0 R]>>",
    "<</T$(Child[1])/Parent 21 0 R/Kids[31 0 R]>>",
    "<</T$(#subform[3])/Parent 21 0 R/Kids[32 0 R]>>",
    `<</FT/Tx/T$(FamilyName[0])/Parent 22 0 R/DA$(/Helv 9 Tf)${widget}>>`,
    `<</FT/Tx/T$(GivenName[0])/Parent 22 0 R/DA$(/Helv 9 Tf)/RV$(<body/>)${widget}>>`,
    `<</FT/Ch/Ff 131072/T$(Status[0])/Parent 22 0 R/DA$(/Helv 9 Tf)/Opt[[$(1)$(Single)][$(2)$(Married)]]${widget}>>`,
    `<</FT/Btn/T$(Agrees[0])/Parent 22 0 R/AS/Off/AP<</N<</1 7 0 R/Off 7 0 R>>/D<</1 7 0 R>>>>${widget}>>`,
    `<</FT/Tx/T$(Name[0])/Parent 23 0 R/DA$(/Helv 9 Tf)${widget}>>`,
    `<</FT/Tx/T$(Name[0])/Parent 24 0 R/DA$(/Helv 9 Tf)${widget}>>`,
    `<</FT/Tx/T$(Details[0])/Parent 25 0 R/DA$(/Helv 9 Tf)${widget}>>`,
    // As in IMM 5476: the states of the buttons are mere numbers, and their codes stand in a list.
    "<</FT/Btn/Ff 49152/T$(Way[0])/Parent 21 0 R/V/Off/Opt[$(7)$(8)$(9)]/Kids[34 0 R 35 0 R 36 0 R]>>",
    ...[0, 1, 2].map(
      (state) => `<</Parent 33 0 R/AS/Off/AP<</N<</${state} 7 0 R>>/D<</${state} 7 0 R/Off 7 0 R>>>>${widget}>>`,
    ),
  ],
});
