import { benchMatching } from './matching/bench-matching'

// `npm run bench -- <name>`: long measurements against the product's own code. Ends with 1 when a target is missed.

const benches: Record<string, () => Promise<boolean>> = { matching: benchMatching }

const name = process.argv[2] ?? ''
const bench = benches[name]
if (!bench) {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exit(1)
}
process.exitCode = (await bench()) ? 0 : 1
