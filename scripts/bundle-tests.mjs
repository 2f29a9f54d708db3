// Bundles the tests of the system for `npm test`. Playwright would compile each of their nine hundred modules itself,
// in each of its processes. On a new machine that takes four times as long as reading the bundle.
import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { root } from './prepare.mjs'

const tests = join(root, 'tests')
/** The folder of the bundles. Playwright compiles nothing in a folder with this name. */
const outdir = join(root, 'node_modules/.cache/oficio-tests')

/**
 * Replaces `import.meta.url` and similar expressions with the location of the source file, because the bundle is
 * elsewhere.
 */
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

/** Bundles the tests. Returns the output folder, in which they have the same paths as in `tests`. */
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
