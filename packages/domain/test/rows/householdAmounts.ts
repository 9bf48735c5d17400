/** Dollars: for one to seven persons, and for each more. */
export const household = (forPersons: readonly number[], eachMore: number) => ({ forPersons, eachMore });

export const study2024 = household([20_635, 25_690, 31_583, 38_346, 43_492, 49_051, 54_611], 5559);
export const study2025 = household([22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589], 6170);
export const study2026 = household([23_448, 29_192, 35_888, 43_572, 49_419, 55_736, 62_054], 6318);
export const express2023 = household([13_757, 17_127, 21_055, 25_564, 28_994, 32_700, 36_407], 3706);
export const express2024 = household([14_690, 18_288, 22_483, 27_297, 30_690, 34_917, 38_875], 3958);
export const express2025 = household([15_263, 19_001, 23_360, 28_362, 32_168, 36_280, 40_392], 4112);
export const host2022 = household([26_620, 33_140, 40_742, 49_466, 56_104, 63_276, 70_448], 7172);
export const host2023 = household([27_514, 34_254, 42_100, 51_128, 57_988, 65_400, 72_814], 7412);
export const host2024 = household([29_380, 36_576, 44_966, 54_594, 61_920, 69_834, 77_750], 7916);
export const host2025 = household([30_526, 38_002, 46_720, 56_724, 64_336, 72_560, 80_784], 8224);

export const quebec2023 = {
  oneUnder18: 7176,
  oneAdult: 14_349,
  twoAdults: 21_046,
  twoAdultsOneUnder18: 23_575,
  twoAdultsTwoUnder18: 25_444,
  settlementFirstYear: 500,
};
export const quebec2024 = {
  oneUnder18: 7541,
  oneAdult: 15_078,
  twoAdults: 22_115,
  twoAdultsOneUnder18: 24_773,
  twoAdultsTwoUnder18: 26_737,
  settlementFirstYear: 500,
};
export const quebec2025 = {
  oneUnder18: 7756,
  oneAdult: 15_508,
  twoAdults: 22_745,
  twoAdultsOneUnder18: 25_479,
  twoAdultsTwoUnder18: 27_499,
};
export const quebec2026 = {
  oneUnder18: 24_617,
  oneAdult: 24_617,
  twoAdults: 34_814,
  twoAdultsOneUnder18: 42_638,
  twoAdultsTwoUnder18: 49_234,
};
