// Which packages of npm a workspace needs at run time, as the lock file has them. What our own packages need counts
// too: their code is in the bundles, what it imports from npm is not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const slash = '/node_modules/'

/** Returns the folders of those packages below the root, each as the lock file names it, without what is meant for another system. */
export function runtimePackages(root, workspaces) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return packagesOf(packages, workspaces)
}

/**
 * Returns the same of the packages of a lock file; with what the workspaces themselves need to be built and developed where
 * that is asked for.
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
      // Only what is optional may be missing.
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

/** Returns whether the lock file has a package for development alone. */
export function developmentPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Set(Object.keys(packages).filter((place) => packages[place].dev))
}

/**
 * Resolves as Node does: next to the package that needs it, then one level up, and so on. A workspace is its folder.
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
