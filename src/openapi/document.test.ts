import { expect, it } from 'vitest';
import { ERROR_CODES } from '../tools/errors.ts';
import { registry } from '../tools/registry.ts';
import { openapiJson } from './document.ts';

/** Codes that any request can meet before a path is found, so that no operation lists them. */
const OF_ANY_REQUEST = new Set([
  'malformed_request',
  'forbidden_host',
  'forbidden_origin',
  'client_gone',
  'unknown_path',
  'method_not_allowed',
  'request_timeout',
  'header_too_large',
  'internal_error',
]);

it('lists every error code in a response of some operation', () => {
  const { paths } = JSON.parse(openapiJson(registry, 'http://localhost:3000')) as { paths: object };
  const text = JSON.stringify(paths);
  const missing = Object.keys(ERROR_CODES).filter((code) => !text.includes(`\`${code}\``));
  expect(missing.filter((code) => !OF_ANY_REQUEST.has(code))).toEqual([]);
});
