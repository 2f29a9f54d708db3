// Returns the npm packages that a workspace needs at run time, by the lock file. The needs of our own packages count,
// too, because their code is bundled but their npm imports are not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const slash = '/node_modules/'

/**
 * Returns the folders of the packages below the root, named as in the lock file. Includes packages for other systems,
 * which may not be installed.
 */
export function runtimePackages(root, workspaces) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return packagesOf(packages, workspaces)
}

/**
 * Returns the packages that the workspaces need, from the `packages` of a lock file. With `isForDevelopment`, includes
 * what the workspaces need to be built and developed.
 */
export function packagesOf(packages, workspaces, { isForDevelopment = false } = {}) {
  const places = new Set()
  const visit = (place) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[place]
    const own = isForDevelopment && workspaces.includes(place) ? devDependencies : {}
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...own, ...optionalDependencies }), ...peers]) {
      const packagePath = findPackage(packages, place, name)
      // Only an optional package may be missing.
      if (packagePath === null && optionalDependencies?.[name] === undefined)
        throw new Error(`${name}, which ${place} needs, is not in package-lock.json`)
      if (packagePath === null || places.has(packagePath)) continue
      places.add(packagePath)
      visit(packagePath)
    }
  }
  for (const workspace of workspaces) visit(workspace)
  return [...places].filter((place) => place.includes('node_modules/')).sort()
}

/** Returns the packages that the lock file marks as needed for development only. */
export function developmentPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Set(Object.keys(packages).filter((place) => packages[place].dev))
}

/**
 * Resolves a package as Node does: beside the package that needs it, then one level up, and so on. A workspace resolves
 * to its folder.
 */
function findPackage(packages, place, name) {
  for (let above = place; ; above = parentOf(above)) {
    const candidate = `${above === '' ? '' : `${above}/`}node_modules/${name}`
    const entry = packages[candidate]
    if (entry) return entry.link ? entry.resolved : candidate
    if (above === '') return null
  }
}

function parentOf(place) {
  const end = place.lastIndexOf(slash)
  return end < 0 ? '' : place.slice(0, end)
}
