// For esbuild: our own packages go into a bundle, those from npm are found in node_modules when it runs.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the plugin for a bundle that stands below that folder. */
export const npmPackagesOutside = (home) => ({
  name: 'npm-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      // An entry may be written without "./"; on Windows absolute paths begin with a letter too.
      if (kind === 'entry-point' || /^[a-z]:[\\/]/i.test(path) || path.startsWith('@oficio/'))
        return undefined
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
      const [meant, found] = [findPackage(name, resolveDir), findPackage(name, home)]
      // npm keeps a second version of a package beside whoever wants it; the bundle stands elsewhere and would get another.
      if (meant !== found)
        return { errors: [{ text: `${name} is ${meant} for its importer, but ${found} for the bundle` }] }
      return { path, external: true }
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
