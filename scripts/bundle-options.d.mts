import type { BuildOptions } from 'esbuild'

export function bundleOptions(home: string): BuildOptions
