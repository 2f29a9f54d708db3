import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { bundleOptions } from '../../scripts/bundle-options.mjs'

const worker = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'apps/worker')

it('the worker loads nothing of OpenTelemetry before an address for traces is configured', async () => {
  const { metafile } = await build({
    ...bundleOptions(worker),
    entryPoints: [join(worker, 'src/main.ts')],
    write: false,
    metafile: true,
    outdir: 'nowhere',
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const traced = imports.filter(({ path }) => path.startsWith('@opentelemetry/'))
  expect(traced.length).toBeGreaterThan(0)
  expect(traced.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([])
})
