// How esbuild bundles what runs in Node, for the workspaces and for the tests of the system. Our own packages are TypeScript
// and go into the bundle; packages from npm stay outside and are found in node_modules at run time, so that native code and
// WebAssembly beside them keep working.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the options of a bundle that stands below that folder. */
export const bundleOptions = (home) => ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  plugins: [npmPackagesOutside(home)],
  logLevel: 'warning',
})

const npmPackagesOutside = (home) => ({
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      // An entry may be written without "./"; on Windows absolute paths begin with a letter too.
      if (kind === 'entry-point' || /^[a-z]:[\\/]/i.test(path) || path.startsWith('@oficio/'))
        return undefined
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
      const [expectedPath, foundPath] = [findPackage(name, resolveDir), findPackage(name, home)]
      // npm keeps a second version of a package next to the workspace that needs it. The bundle would find that version, so the
      // importer's own goes into the bundle.
      return expectedPath === foundPath ? { path, external: true } : undefined
    })
  },
})

/** The folder of a package as seen from a folder; undefined for what comes with Node. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}
