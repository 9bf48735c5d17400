/**
 * Further texts of the same people, written after the checks and in other turns of phrase. Seen for the first time, none of the 50
 * texts that agree was told of, and 5 of the 35 sentences that do not agree were missed.
 */
export const typedAnew: readonly {
  readonly who: string;
  readonly agrees: readonly string[];
  readonly disagrees: readonly string[];
  /** What does not agree either, and no check finds. */
  readonly missed?: readonly string[];
}[] = [
  {
    who: "a nurse of Lagos, refused once, married, paid for by her father",
    agrees: [
      "For the first year Humber asks 19,500 Canadian dollars, of which 8,000 dollars were sent in May 2026, so that 11,500 dollars are still due.",
      "Emeka and I married on the 14th of December 2019; our daughter was born on 3 February 2022.",
      "In March 2024 an officer of the visa office in Accra refused my first application. I applied again because my situation is different now.",
      "My contract at St Nicholas Hospital, signed on 1 June 2025, guarantees a leave until January 2029.",
      "The Canadian College of Nurses and the University of Toronto publish the studies that I read for my work.",
      "My father retired in 2021 with a pension of 350,000 naira a month and owns two flats that bring 4,200,000 naira a year.",
      "Nurses who trained in Canada and returned to Nigeria, like my former head nurse, lead the new ward in Ikeja.",
      "I do not intend to stay: my daughter, my husband and my mother live in Lagos.",
    ],
    disagrees: [
      "I have to be in Toronto before classes start on 5 September 2027.",
      "No visa application of mine has ever been refused.",
      "Once I have my diploma I am going back to Kenya, where my husband works.",
    ],
    missed: ["For the first year Humber asks 15,900 Canadian dollars."],
  },
  {
    who: "an Indian engineer who lives in Dubai and was never refused",
    agrees: [
      "My employer, DP World, will keep my post open until October 2029 and pays 2,500 AED of my rent.",
      "I have visited Germany, the United States and Singapore since 2015 and left each of them on time.",
      "Living in Vancouver costs about $2,100 a month, and I have put aside $60,000 for it.",
      "My parents moved back to India in 2010; I grew up in Muscat, Oman.",
      "The co-op term runs from May 2028 to August 2028.",
      "I hold a Bachelor of Technology from the Indian Institute of Technology Bombay, which I finished in 2012.",
      "The Master of Engineering program at the University of British Columbia has a course in port automation.",
    ],
    disagrees: [
      "The tuition fee for one year is CAD 14,250.",
      "I will join York University in September.",
      "Upon completion I intend to return home to Oman.",
      "I currently reside in Kuwait.",
    ],
  },
  {
    who: "a baker’s daughter of Constantine who writes in French",
    agrees: [
      "Notre boulangerie vend 1 400 pains par jour et rapporte 320 000 dinars par mois.",
      "Depuis septembre 2021, je tiens la caisse et les comptes; en 2025, nous avons ouvert un second magasin.",
      "Le cégep demande 17 800 $ par an, et je paierai le premier versement de 6 000 $ avant le 1er juin 2027.",
      "Mon amie Lina étudie au Cégep de Trois-Rivières, mais la gestion de commerces de Sherbrooke me convient mieux.",
      "Le refus de la France en 2023 portait sur mes revenus; depuis, mon salaire a doublé.",
      "À la fin de mes études, en mai 2030, je reviendrai en Algérie.",
    ],
    disagrees: [
      "Mes frais de scolarité s’élèvent à 18 700 $.",
      "Je dois commencer les cours en janvier 2027.",
      "Aucune demande de visa ne m’a été refusée.",
      "Une fois diplômée, je rentrerai au Maroc chez mon fiancé.",
    ],
  },
  {
    who: "an accountant of Dakar whose mother lives in Bamako",
    agrees: [
      "Mon épouse, Aïssatou Diop, et nos deux enfants resteront à Dakar, dans la maison que j’ai construite en 2020.",
      "Le cabinet me verse 850 000 FCFA par mois et me garde mon poste jusqu’en juin 2029.",
      "La maîtrise en comptabilité de Laval est reconnue par l’Ordre; celle de l’Université de Sherbrooke l’est aussi.",
      "J’ai obtenu en 2015 mon diplôme de l’Institut supérieur de gestion, après un stage en France.",
      "Les cours débutent le 1er septembre 2027, et j’arriverai une semaine plus tôt.",
    ],
    disagrees: [
      "Mon épouse, Fatou Sarr, restera à Dakar.",
      "La scolarité coûte 12 000 $ CA la première année selon la lettre: droits de scolarité de 12 000 $ CA.",
      "Je vis au Mali avec ma famille.",
      "Mon programme débute en janvier 2028.",
    ],
  },
  {
    who: "a cook of Puebla with short sentences",
    agrees: [
      "My aunt pays 40,000 pesos for the trip. Savings: $22,000 CAD.",
      "In 2024 I won the contest of Cholula. In December 2025 I finished my course at Le Cordon Bleu in Mexico City.",
      "Canada in 2027, Mexico again in 2028. That is all.",
      "Chef Ortiz studied at George Brown College as well.",
    ],
    disagrees: [
      "Tuition 21,000 CAD.",
      "I will go back to Texas, United States, in autumn.",
      "I finish my program in August 2029.",
    ],
  },
  {
    who: "a wife of Casablanca who supports her husband’s application",
    agrees: [
      "We have been married since June 2021 and have shared a flat since September 2021.",
      "Our families both live in Casablanca. My father was born in Algeria in 1958.",
      "In 2024 we returned to Morocco after two years in Belgium.",
      "I would like to work in Montreal as a pharmacist’s assistant while Karim studies, until April 2029.",
    ],
    disagrees: [
      "I have been the wife of Karim since our wedding in June 2019.",
      "We plan to move back to Belgium after 2029.",
      "My husband, Mehdi El Amrani, starts in August.",
    ],
  },
  {
    who: "a mother of Cebu who visits her daughter",
    agrees: [
      "Grace gave birth in March 2027 and asks me to help until she goes back to work in August 2027.",
      "My shop stays open: my sister Luz runs it from June to August.",
      "I have been to Japan in 2019, and came back to the Philippines three days before my visa ended.",
      "I arrive on 10 June 2027.",
    ],
    disagrees: [
      "I arrive in Canada on 1 June 2027.",
      "I will leave Canada on October 5, 2027.",
      "I am a citizen of Malaysia.",
    ],
  },
  {
    who: "a doctor of Tehran who lives in Istanbul, refused twice",
    agrees: [
      "The first refusal, of 2022, said that my studies were not reasonable; the second, in February 2025, repeated it.",
      "My clinic in Kadıköy has treated 1,900 patients since October 2021 and pays me 95,000 TRY a month.",
      "I read about the program in the work of a professor at the University of Toronto.",
      "My brother has lived in Germany since 2009, and I visit him each spring.",
    ],
    disagrees: [
      "I have never had a visa refused.",
      "Both applications were refused in February 2024.",
      "The tuition of McGill is 20,000 CAD a year.",
      "When I finish, I will return to Iraq.",
    ],
  },
  {
    who: "a Haitian who lives in Santo Domingo, with a partner",
    agrees: [
      "Ma mère vit encore aux Cayes. Mon frère est au Chili depuis 2017.",
      "L’acompte de 5 000 $ a été versé en avril 2026, et le collège garde ma place.",
      "Ma compagne et moi vivons ensemble depuis janvier 2020.",
      "Le visa que les États-Unis m’ont refusé en 2021 devait me servir pour un congrès.",
    ],
    disagrees: [
      "Je suis citoyen de la République dominicaine.",
      "Les droits de scolarité du collège sont de 28 150 $.",
      "Je vis au Chili avec mon frère.",
    ],
  },
  {
    who: "a Lebanese woman with a French passport",
    agrees: [
      "Ma société à Beyrouth, que j’ai fondée en 2016, emploie douze personnes.",
      "Le MBA de HEC Montréal commence le 23 août 2027 et se termine en août 2028.",
      "J’ai étudié à l’Université Saint-Joseph de 2008 à 2012.",
      "Mon budget est de 90 000 $, dont 54 000 $ de droits de scolarité et 24 000 $ de loyer.",
    ],
    disagrees: [
      "Le MBA commence en janvier 2028.",
      "J’ai été admise à l’Université Concordia.",
      "Je suis citoyenne de la Syrie.",
    ],
  },
];
