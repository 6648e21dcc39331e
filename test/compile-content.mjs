// Compiles the content before any test, so that no test reads an older one.
export { buildContent as setup } from '../scripts/build-content.mjs';
