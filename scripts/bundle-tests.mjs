// Bundles the tests of the system for `npm test`. Playwright would compile each of their nine hundred modules by itself, which
// takes a new machine four times as long as reading the bundle, and lead each of its processes to all of them.
import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { root } from './prepare.mjs'

const tests = join(root, 'tests')
/** Playwright compiles nothing below a folder of this name. */
const outdir = join(root, 'node_modules/.cache/oficio-tests')

/** What a module asks of its own place is answered with where it is written. */
const placesAsWritten = {
  name: 'places-as-written',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: { '.tsx': 'tsx', '.ts': 'ts' }[extname(path)] ?? 'js' }
    })
  },
}

/** Returns the folder in which the tests lie as they do in `tests`. */
export async function bundleTests() {
  await rm(outdir, { recursive: true, force: true })
  const entryPoints = readdirSync(tests, { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(tests, file))
  const options = bundleOptions(root)
  const plugins = [...options.plugins, placesAsWritten]
  await build({ ...options, entryPoints, outbase: tests, outdir, splitting: true, plugins })
  return outdir
}
