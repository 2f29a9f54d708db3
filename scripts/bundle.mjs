// Bundles entries of a workspace into its dist/: `node ../../scripts/bundle.mjs src/main.ts`.
// Our own packages are TypeScript and go into the bundle; packages from npm stay outside and are found in
// node_modules at run time, so that native code and WebAssembly beside them keep working.
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { npmPackagesOutside } from './npm-packages-outside.mjs'

rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: process.argv.slice(2),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  plugins: [npmPackagesOutside(process.cwd())],
  logLevel: 'warning',
})
