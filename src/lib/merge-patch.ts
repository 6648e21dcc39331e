type Json = unknown;

/**
 * Applies a JSON Merge Patch (RFC 7396): objects merge key by key, null removes a key, any other value (arrays too)
 * replaces the old one. Neither argument is changed.
 */
export function mergePatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: Record<string, Json> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** Whether applying the patch to the target would change nothing. */
export function isAlreadyApplied(target: Json, patch: Json): boolean {
  if (!isObject(patch)) return JSON.stringify(target) === JSON.stringify(patch);
  if (!isObject(target)) return false;
  return Object.entries(patch).every(([key, value]) =>
    value === null ? !Object.hasOwn(target, key) : isAlreadyApplied(target[key], value),
  );
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
