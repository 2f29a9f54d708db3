import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** As `scripts/bundle-options.mjs` has it: what is not ours stays outside. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@oficio/') ? undefined : { path, external: true },
    )
  },
}

it('the worker loads nothing of OpenTelemetry before it is told where traces go', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, 'apps/worker/src/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'nowhere',
    plugins: [packagesOutside],
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const traced = imports.filter(({ path }) => path.startsWith('@opentelemetry/'))
  expect(traced.length).toBeGreaterThan(0)
  expect(traced.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([])
})
