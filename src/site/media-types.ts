export const HTML_MEDIA_TYPE = 'text/html; charset=utf-8';
export const JSON_MEDIA_TYPE = 'application/json';
export const SVG_MEDIA_TYPE = 'image/svg+xml';
