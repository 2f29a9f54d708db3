// `node scripts/image.mjs [folder]`: puts together what the image holds, in dist/image unless a folder is named, and checks
// it. The Dockerfile copies that folder and nothing else, so what is checked here is what runs. Needs the builds of web,
// worker and prisma.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFaults, sizeOf } from './image-faults.mjs'
import { runtimePackages } from './needed-packages.mjs'

const root = resolve(import.meta.dirname, '..')

/** What runs, each where its program looks for it. Photos of the demo are for prisma/dist/seed.mjs. */
const parts = [
  ['apps/web/.next/standalone', '.'],
  ['apps/worker/dist'],
  ['prisma/dist'],
  ['prisma/migrations'],
  ['prisma/schema'],
  ['prisma/sql'],
  ['prisma/seed'],
]

/** Nothing at run time reads them: what editors and debuggers do, and what asks databases that are not PostgreSQL. */
const excludedFiles =
  /\.d\.[mc]?ts$|\.tsbuildinfo$|node_modules\/.*\.map$|@prisma\/client\/runtime\/(query_compiler_.*\.(cockroachdb|mysql|sqlite|sqlserver)\.|wasm-compiler-edge)|^prisma\/seed\/.*\.ts$/

const target = resolve(process.argv[2] ?? join(root, 'dist/image'))
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
// First, so that what Next has picked of a package stands where the whole of it is.
// What is meant for another system is not installed here.
for (const place of runtimePackages(root, ['apps/worker', 'prisma']))
  if (existsSync(join(root, place))) copy(place, place)
for (const [from, to = from] of parts) copy(from, to)

const faults = findFaults(root, target)
for (const fault of faults) console.error(fault)
console.log(`${target}: ${(sizeOf(target) / 2 ** 20).toFixed(0)} MB`)
process.exitCode = faults.length > 0 ? 1 : 0

function copy(from, to) {
  const begin = join(root, from)
  const isWanted = (path) => !excludedFiles.test(path.slice(root.length + 1).replaceAll('\\', '/'))
  // Links are followed: none may lead out of the image.
  cpSync(begin, join(target, to), { recursive: true, dereference: true, filter: isWanted })
}
