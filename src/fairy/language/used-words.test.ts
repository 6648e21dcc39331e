import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chess } from '../../families/chess/index.ts';
import { definitionOf } from '../../play/resolve.ts';
import { compileBoard } from '../board/board.ts';
import { ORTHODOX_RULE_WORDS, OrthodoxPosition } from '../engines/bitboard/orthodox-position.ts';
import { MailboxPosition } from '../engines/mailbox/mailbox-position.ts';
import { MAILBOX_RULE_WORDS } from '../engines/mailbox/mailbox-words.ts';
import { enginesFor } from '../engines.ts';
import { FairyDefinition } from './definition.ts';
import { DEFINITION_SHAPE } from './definition-shape.ts';
import { shapeOf } from './schema-shape.ts';
import { usedRuleWords } from './used-words.ts';

function definition(variant: string): FairyDefinition {
  const defined = definitionOf(chess, variant);
  if (!defined.ok) throw new Error(defined.error.message);
  return defined.value as FairyDefinition;
}

describe('the words that a definition says', () => {
  const standard = definition('standard');
  const { rules } = FairyDefinition.shape;
  /** The schema with one more rule word. */
  const extended = (more: z.ZodRawShape) => FairyDefinition.extend({ rules: rules.extend(more) });
  const saying = (more: object) => ({ ...standard, rules: { ...standard.rules, ...more } });

  it('are those that differ from what is taken for granted', () => {
    const words = usedRuleWords(DEFINITION_SHAPE, standard);
    expect([...words]).toEqual(expect.arrayContaining(['rules.royal', 'rules.castling.kingTo', 'pieces.*.betza']));
    for (const word of ['rules.mustCapture', 'rules.castling.rank', 'end.checks', 'title', 'render.cells'])
      expect(words).not.toContain(word);
  });

  it('include a new word as soon as it is said', () => {
    const schema = extended({ sleepy: z.boolean().default(false) });
    expect(usedRuleWords(shapeOf(schema), saying({ sleepy: false }))).not.toContain('rules.sleepy');
    expect(usedRuleWords(shapeOf(schema), saying({ sleepy: true }))).toContain('rules.sleepy');
  });

  it('include a new part that says nothing but that it is there', () => {
    const schema = extended({ nap: z.strictObject({ long: z.boolean().default(false) }).optional() });
    expect(usedRuleWords(shapeOf(schema), saying({ nap: { long: false } }))).toContain('rules.nap');
    expect(usedRuleWords(shapeOf(schema), saying({ nap: { long: true } }))).toContain('rules.nap.long');
  });

  it('include a new word of a piece', () => {
    const schema = FairyDefinition.extend({
      pieces: z.record(z.string(), z.object({ gates: z.boolean().default(false) })),
    });
    expect(
      usedRuleWords(shapeOf(schema), { ...standard, pieces: { K: { gates: false }, H: { gates: true } } }),
    ).toContain('pieces.*.gates');
  });
});

/** A value with one rule word changed. */
interface Variation {
  word: string;
  value: unknown;
}

/** Each rule word of a schema with a value that differs from the given one. */
function variations(schema: unknown, value: unknown): Variation[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return variations(schema.unwrap(), value);
  if (schema instanceof z.ZodOptional) {
    if (value !== undefined) return variations(schema.unwrap(), value);
    const example = sample(schema.unwrap());
    return [{ word: '', value: example }, ...variations(schema.unwrap(), example)];
  }
  if (!(schema instanceof z.ZodObject)) return [{ word: '', value: sample(schema, value) }];
  const parts = value as Record<string, unknown>;
  return Object.entries(schema.shape).flatMap(([key, part]) =>
    variations(part, parts[key]).map(({ word, value: other }) => ({
      word: word ? `${key}.${word}` : key,
      value: { ...parts, [key]: other },
    })),
  );
}

/** Some value that a schema accepts, other than the given one. */
function sample(schema: unknown, than?: unknown): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, sample(part)]));
  if (schema instanceof z.ZodBoolean) return than !== true;
  if (schema instanceof z.ZodNumber) return Number(than ?? 0) + 1;
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option !== than);
  if (schema instanceof z.ZodArray) return [...((than as unknown[]) ?? []), sample(schema.element)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => sample(item));
  if (schema instanceof z.ZodRecord) return { K: sample(schema.valueType) };
  if (schema instanceof z.ZodUnion) return sample(schema.options[0]);
  return schema instanceof z.ZodString ? (than === 'K' ? 'Q' : 'K') : undefined;
}

describe('an engine that does not play everything', () => {
  const board = compileBoard(definition('standard'));
  const all = ['rules', 'end'].flatMap((section) => {
    const key = section as 'rules' | 'end';
    return variations(FairyDefinition.shape[key], board.definition[key]).map(({ word, value }) => ({
      word: `${section}.${word}`,
      engines: enginesFor({ ...board, definition: { ...board.definition, [section]: value } }),
    }));
  });

  it.each([
    { engine: OrthodoxPosition, words: ORTHODOX_RULE_WORDS },
    { engine: MailboxPosition, words: MAILBOX_RULE_WORDS },
  ])('declines what it has not declared: $engine.name', ({ engine, words }) => {
    const undeclared = all.filter(({ word }) => !(words as readonly string[]).includes(word));
    expect(undeclared.map(({ word }) => word)).toEqual(
      expect.arrayContaining([
        'rules.mustCapture',
        'rules.blast',
        'rules.castling.opposite',
        'end.extinction',
        'end.checks',
      ]),
    );
    for (const { word, engines } of undeclared) expect(engines, word).not.toContain(engine);
  });

  it('plays what it has declared', () => {
    const playing = all.filter(({ engines }) => engines.includes(MailboxPosition)).map(({ word }) => word);
    expect(playing).toEqual(expect.arrayContaining(['rules.castling.rank', 'rules.hand', 'end.stalemate']));
  });
});
