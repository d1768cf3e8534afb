import type { Nutrient } from '../nutrients.js';
import type { Effect } from './effects.js';

/** What texts call a nutrient. Matched in lower case. */
export const nutrientWords: Record<Nutrient, RegExp> = {
  'vitamin-a': /\bvitamine a\b/,
  'vitamin-c': /\bvitamine c\b/,
  'vitamin-d': /\bvitamine d3?\b/,
  'vitamin-e': /\bvitamine e\b/,
  'vitamin-k': /\bvitamine k\d?\b/,
  thiamine: /\bthiamine\b|\bb1\b/,
  riboflavin: /\briboflavine\b|\bb2\b/,
  niacin: /\bniacine\b|\bb3\b/,
  'pantothenic-acid': /\bpantotheenzuur\b|\bb5\b/,
  'vitamin-b6': /\bb6\b/,
  folate: /\bfolaat\b|\bfoliumzuur\b|\bb11\b/,
  'vitamin-b12': /\bb12\b/,
  biotin: /\bbiotine\b|\bb[78]\b/,
  calcium: /\bcalcium\b/,
  magnesium: /\bmagnesium\b/,
  iron: /\bijzer\b/,
  zinc: /\bzink\b/,
  iodine: /\bjodium\b/,
  selenium: /\bsele(?:en|nium)\b/,
  copper: /\bkoper\b/,
  chromium: /\bchroom\b/,
  manganese: /\bmangaan\b/,
  potassium: /\bkalium\b/,
  dha: /\bdha\b|\bomega-?3\b/,
  creatine: /\bcreatine/,
  melatonin: /\bmelatonine\b/,
};

/** The effects that a text speaks of, by the words for them. Matched in lower case. */
export const effectWords: Partial<Record<Effect, RegExp>> = {
  immunity: /immuun|immunit|\bimmune\b|weerstand|\bafweer/,
  oxidation: /oxidat|antioxidant|vrije radicalen/,
  skin: /\bhuid(?!ig)|\bstralen\b|\bbeauty\b|\bglow\b/,
  hair: /\bhaar(?= (?:en|&) |, (?:huid|nagels))|\b(?:je|jouw|normaal|mooi|sterk|gezond|vol) haar\b|haargroei|haaruitval/,
  nails: /\bnagels?\b/,
  energy:
    /\benergy\b|energiek|energielever|oppepper|\b(?:meer|vol|extra|je|nieuwe|geeft) energie\b|\benergie (?:voor|om) /,
  tiredness: /vermoeid|moeheid|\bminder moe\b|\bfit(?:ter)?\b|\bwakker\b|uitgerust/,
  nerves: /zenuw/,
  psychology: /psychologisch|\bstress|\bstemming\b|humeur|ontspan/,
  cognition:
    /cognitie|concentratie|concentreren|geheugen|\bscherp (?:blijven|van geest)|helder hoofd|\bfocus(?:sen)?\b/,
  mentalPerformance: /mentale prestatie/,
  bones: /\bbot(?:ten)?\b/,
  teeth: /\btanden\b|\bgebit\b/,
  mucosa: /slijmvlie/,
  sight: /gezichtsvermogen|\bje ogen\b/,
  muscles: /\bspier/,
  redBloodCells: /bloedcel/,
  bloodFormation: /bloedvorm|bloedaanmaak/,
  bloodClotting: /bloedstol/,
  bloodPressure: /bloeddruk/,
  bloodSugar: /bloedsuiker|bloedglucose/,
  heart: /\bje hart\b|hart- en vaat|werking van het hart/,
  protein: /eiwitsynthese/,
  cellDivision: /celdeling/,
  homocysteine: /homocyste/,
  macronutrients: /macronutri|vetverbrand|\bafvallen\b|afslank|stofwisseling/,
  ironUptake: /opname van ijzer|ijzeropname/,
  electrolytes: /elektrolytenbalans/,
  thyroid: /schildklier/,
  hormones: /hormo(?:on|nen|nale)/,
  fertility: /vruchtbaar/,
  pregnancy: /weefsel|ongeboren/,
  connectiveTissue: /gewricht|kraakbeen|collage[en]/,
  digestiveEnzymes: /spijsverter|\bdarm|\bje (?:buik|maag)\b/,
  brain: /hersen|\bbrein\b/,
  sleep: /\bsleep\b|\bslaap|\bslapen|nachtrust/,
  performance: /prestatievermogen|uithoudingsvermogen|\bsneller herstel/,
};

/** Words of illness and cure, which no food may claim (regulation 1169/2011, art. 7(3)). */
export const medicalWords =
  /genees|genezen|\bbehandelt\b|\bgriep|verkoud|ontsteking|\bpijn\b|depressi|\bkanker|diabetes|reuma|migraine|hooikoorts|slapeloos|botontkalking|bloedarmoede|\bziektes?\b|\bvirus/;

/** Words of general well-being, which need an authorised claim beside them (regulation 1924/2006, art. 10(3)). */
export const generalWords = /gezond|\bvitaal|vitaliteit|welzijn|\bdetox|ontgift|\bgoed voor je\b|superfood/;

/** Phrases that contain such a word and claim nothing: a time of use, or a statement that the law asks for. */
export const harmlessPhrases =
  /\b(?:voor|bij) (?:het|je gaat) slapen\b|\bvoor je gaat slapen\b|gezonde,? (?:en )?(?:gevarieerde|evenwichtige)|gezonde (?:voeding|leefstijl)|met je gezondheid|gezondheidsclaim/g;

/** A nutrition claim with a limit of 0.5 g of sugars per 100 g (regulation 1924/2006, annex). */
export const sugarFreeWords = /zonder suikers?\b|suikervrij/;
