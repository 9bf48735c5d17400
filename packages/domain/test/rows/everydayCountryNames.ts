/**
 * Names that people type when they are asked for a country, with the country they mean: short, long, of before, without
 * accents, abbreviated, in its own language, in English and in French, and where a citizenship is asked for the people.
 * The measure of the search (300 of them find their country first), kept apart from the names that the search knows.
 */
const everyday = `
AE: UAE, U.A.E., uae, EAU, Emirates, Emirats, Les Émirats, emirats arabes unis, United Arab Emirates, Dubai, ARE
AF: afghanistan, AFG
AL: albanie, Albania
AM: armenie
AR: argentine, argentina
AT: autriche, Österreich, austria
AU: australie, AUS
AZ: azerbaijan, azerbaidjan
BA: Bosnia, bosnie, bosnie herzegovine, Bosnia & Herzegovina
BB: barbade, la barbade, Barbados
BD: bangladesh, Bangla Desh
BE: belgique, Belgium, België, Belgien, BEL
BF: burkina, Burkina Faso, burkinafaso, haute volta, Upper Volta
BJ: benin, Dahomey
BR: bresil, Brésil, Brasil, brazil
BS: bahamas, the bahamas, les bahamas
BY: belarus, bielorussie, Bélarus
CA: canada, CAN, le canada
CD: DRC, RDC, DR Congo, rd congo, Zaire, zaïre, Congo Kinshasa, congo-kinshasa, Congo (Kinshasa), Democratic Republic of the Congo, Democratic Republic of Congo, republique democratique du congo, COD
CF: centrafrique, Central African Republic, RCA, republique centrafricaine
CG: Congo Brazzaville, congo-brazzaville, Republic of the Congo, republique du congo, Republic of Congo
CH: suisse, Switzerland, Schweiz, Svizzera, CHE, la suisse
CI: Ivory Coast, ivory coast, cote d'ivoire, Cote d’Ivoire, cote divoire, Côte d'Ivoire, RCI
CL: chili, chile
CM: cameroun, cameroon, CMR
CN: China, chine, PRC, P.R. China, mainland china, People's Republic of China, republique populaire de chine, CHN
CO: colombie, colombia, columbia
CR: costa rica, costarica
CU: cuba
CV: cap vert, Cabo Verde, cape verde
CY: chypre, cyprus
CZ: Czech Republic, czechia, tchequie, Tchéquie, republique tcheque, Česko
DE: germany, allemagne, l'allemagne, Deutschland, West Germany, RFA, DDR, DEU
DJ: djibouti
DK: danemark, Denmark, Danmark
DO: dominican republic, republique dominicaine, rep dominicaine, Santo Domingo, saint-domingue
DZ: algerie, algeria, l'algérie, DZA
EC: equateur, ecuador
EE: estonie, Estonia, Eesti
EG: egypte, egypt, l'égypte, Misr
ER: eritrea, erythree
ES: spain, espagne, España, espana, l'espagne, ESP
ET: ethiopie, ethiopia, Abyssinia
FI: finlande, finland, Suomi
FJ: fiji, fidji
FR: france, la france, FRA
GA: gabon, le gabon
GB: UK, uk, U.K., United Kingdom, England, england, angleterre, l'angleterre, Great Britain, britain, grande bretagne, Grande-Bretagne, royaume uni, le royaume-uni, Scotland, ecosse, Écosse, Wales, pays de galles, Northern Ireland, irlande du nord, British, GBR
GE: georgie, georgia
GH: ghana, Gold Coast, GHA
GM: gambia, the gambia, gambie, la gambie
GN: guinea conakry, guinee conakry, Guinée-Conakry, Guinea, guinee
GQ: guinee equatoriale, equatorial guinea, Guinea Ecuatorial
GR: grece, greece, la grèce, Hellas
GW: guinea bissau, guinee bissau
GY: guyana, British Guiana
HK: hong kong, hongkong, HK
HR: croatie, croatia, Hrvatska
HT: haiti, haïti, Ayiti
HU: hongrie, hungary, Magyarország
ID: indonesie, indonesia
IE: ireland, irlande, Republic of Ireland, Éire, eire
IL: israel, israël
IN: india, inde, l'inde, Bharat, IND, भारत
IQ: iraq, irak
IR: iran, l'iran, Persia, perse, Islamic Republic of Iran
IS: islande, iceland
IT: italie, italy, italia, l'italie
JM: jamaique, jamaica, la jamaïque
JO: jordanie, jordan
JP: japan, japon, le japon, Nippon, 日本, JPN
KE: kenya, KEN
KG: kirghizstan, kyrgyzstan, Kyrgyz Republic
KH: cambodge, cambodia, Kampuchea
KP: north korea, coree du nord, DPRK
KR: south korea, coree du sud, Republic of Korea, S. Korea, 대한민국, KOR
KW: kuwait, koweit
KZ: kazakhstan, kazakstan
LA: laos
LB: liban, lebanon, le liban
LC: st lucia, Saint Lucia, St. Lucia, sainte lucie
LK: sri lanka, srilanka, Ceylon, ceylan
LR: liberia
LT: lituanie, lithuania, Lietuva
LV: lettonie, latvia, Latvija
LY: libye, libya
MA: maroc, morocco, le maroc, MAR
MD: moldavie, moldova, Republic of Moldova
MG: madagascar
MK: macedonia, macedoine, FYROM, north macedonia
ML: mali, le mali
MM: burma, birmanie, myanmar, la birmanie
MN: mongolie, mongolia
MO: macau, macao
MU: ile maurice, l'île maurice, mauritius, maurice
MV: maldives, les maldives
MX: mexique, mexico, México, le mexique, MEX
MY: malaisie, malaysia
MZ: mozambique, Moçambique
NE: niger, le niger
NG: nigeria, NGA, naija
NL: holland, Holland, hollande, the netherlands, netherlands, pays bas, les pays-bas, Nederland
NO: norvege, norway, Norge
NP: nepal, népal
NZ: new zealand, nouvelle zelande, nz, newzealand, Aotearoa
PE: perou, peru
PG: PNG, papua new guinea, papouasie
PH: philippines, the philippines, les philippines, PHL, Pilipinas
PK: pakistan, PAK
PL: pologne, poland, Polska
PS: palestine, gaza, West Bank, cisjordanie, Palestinian Territories
PT: portugal
RO: roumanie, romania, rumania
RS: serbie, serbia, Srbija
RU: russia, russie, la russie, Russian Federation, federation de russie
RW: rwanda
SA: saudi arabia, arabie saoudite, saudi, KSA, Kingdom of Saudi Arabia
SD: soudan, sudan, le soudan
SE: suede, Suède, sweden, Sverige
SG: singapour, singapore
SK: slovaquie, slovakia, Slovak Republic
SN: senegal, sénégal, le sénégal
SO: somalie, somalia
SS: south sudan, soudan du sud
SV: salvador, el salvador, le salvador
SY: syrie, syria, Syrian Arab Republic
SZ: swaziland, eswatini, Souaziland
TD: tchad, chad, le tchad
TG: togo, le togo
TH: thailande, thailand, Siam
TL: east timor, timor oriental, timor leste
TN: tunisie, tunisia, la tunisie
TR: turkey, Turkey, turquie, Türkiye, turkiye, la turquie
TT: trinidad, trinidad and tobago, Trinidad & Tobago, trinite et tobago
TW: taiwan, taïwan, Formosa, Republic of China
TZ: tanzania, tanzanie, Tanganyika, Zanzibar
UA: ukraine, UKR, l'ukraine, ukraina
UG: ouganda, uganda
US: USA, usa, U.S.A., US, U.S., United States, the united states, united states of america, etats unis, les états-unis, America, amerique, É.-U., American, the States
UZ: ouzbekistan, uzbekistan
VA: vatican, Holy See, le vatican
VC: st vincent, St. Vincent and the Grenadines, saint vincent
VE: venezuela
VN: vietnam, viet nam, Viêt Nam
XK: kosovo
YE: yemen, yémen
ZA: south africa, afrique du sud, RSA, l'afrique du sud
ZM: zambie, zambia, Northern Rhodesia
ZW: zimbabwe, Rhodesia, rhodesie
`;

export const everydayCountryNames: readonly (readonly [name: string, code: string])[] = everyday
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [code = "", names = ""] = line.split(": ");
    return names.split(", ").map((name) => [name, code] as const);
  });
