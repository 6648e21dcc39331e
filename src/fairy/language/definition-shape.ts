import { FairyDefinition } from './definition.ts';
import { type SchemaShape, shapeOf } from './schema-shape.ts';

/** Parts and defaults of definitions. */
export const DEFINITION_SHAPE: SchemaShape = shapeOf(FairyDefinition);
