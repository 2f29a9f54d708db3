// Options with which esbuild bundles code for Node: the workspaces and the tests of the system. Our own packages are
// TypeScript and are bundled. Packages from npm are not bundled, so that native code and WebAssembly beside them keep
// working. Node finds them in node_modules at run time.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the options of a bundle that is below the folder `home`. */
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
      // An entry may be written without "./", and on Windows an absolute path begins with a letter.
      if (kind === 'entry-point' || /^[a-z]:[\\/]/i.test(path) || path.startsWith('@oficio/'))
        return undefined
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
      const [expectedPath, foundPath] = [findPackage(name, resolveDir), findPackage(name, home)]
      // npm installs a second version of a package beside the workspace that needs it. The bundle would find the other
      // version at run time, so the importer's version is bundled.
      return expectedPath === foundPath ? { path, external: true } : undefined
    })
  },
})

/**
 * Returns the folder of a package as Node resolves it from the folder `from`, or undefined for modules of Node itself.
 */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}
