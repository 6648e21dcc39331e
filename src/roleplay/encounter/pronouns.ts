/** The pronoun of a single creature. */
export type Pronoun = 'it' | 'he' | 'she';

const FORMS: Readonly<Record<Pronoun, Readonly<Record<'{it}' | '{its}' | '{him}', string>>>> = {
  it: { '{it}': 'it', '{its}': 'its', '{him}': 'it' },
  he: { '{it}': 'he', '{its}': 'his', '{him}': 'him' },
  she: { '{it}': 'she', '{its}': 'her', '{him}': 'her' },
};

/** Fills in the pronouns of a text for a single creature: `{it}`, `{its}` and `{him}`. */
export function wordForOne(text: string, pronoun: Pronoun): string {
  const forms = FORMS[pronoun];
  return text.replaceAll(/\{(?:it|its|him)\}/g, (mark) => forms[mark as keyof typeof forms]);
}
