/** Words that may occur twice in a scene: they carry no picture of their own. */
const COMMON_WORDS = new Set(
  `about above across after again ahead along alone always among another around away back been before behind being below
  beneath between both care come comes could does done down each else even ever every everybody everyone everything first
  five four from full going gone good half have here high into just keep keeps kind last least left less like long made make makes
  many mean means more most much must near never next nine nobody none nothing off often once only open other others over
  part past people place round same says seven side some somebody someone something still such take than that their them
  then there these they thing things this those three through time turn twice under until upon used very want wants
  were what when where which while whose will with within without would year years your yours`.split(/\s+/),
);

/** Number of letters from which a word is long enough to be heard twice. */
const AUDIBLE = 4;

const withoutPlural = (word: string): string => word.replace(/(?<=[a-z]{3})s$/, '');

/** The words of a phrase that a listener would notice if they came again, in lower case and in the singular. */
export function audibleWords(phrase: string): string[] {
  const words = phrase.toLowerCase().split(/[^a-z]+/);
  return words.filter((word) => word.length >= AUDIBLE && !COMMON_WORDS.has(word)).map(withoutPlural);
}

/** Whether two phrases share a word: "write the great book" and "a hundred books". */
export function sharesWord(one: string, other: string): boolean {
  const heard = audibleWords(one);
  return heard.length > 0 && audibleWords(other).some((word) => heard.includes(word));
}
