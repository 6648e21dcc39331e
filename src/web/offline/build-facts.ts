/** Facts that the build writes in here: a hash of all files, and the paths of the files that pages may load. */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] };

export const { version: BUILD_VERSION, files: BUILD_FILES } = __BUILD__;
