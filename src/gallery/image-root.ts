/** Path below which pictures have their addresses. The handler of these addresses is `src/images`. */
export const IMAGE_ROOT = '/img';
