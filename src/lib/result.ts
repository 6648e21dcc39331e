/** Either a value or the reason why there is none. Refusals are returned this way; exceptions indicate bugs. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
/** Creates the result of a failure with its reason. */
export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
