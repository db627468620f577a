/** Bundles programs of the server, named from its folder ('src/main.ts'), and its workers into `outdir`. */
export function bundleServer(outdir: string, programs: readonly string[]): Promise<void>;
