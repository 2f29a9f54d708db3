// Bundles entries of a workspace into its dist/: `node ../../scripts/bundle.mjs src/main.ts`.
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'

rmSync('dist', { recursive: true, force: true })
await build({
  ...bundleOptions(process.cwd()),
  entryPoints: process.argv.slice(2),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]',
})
