// `npm run bench -- <name>`: long measurements against the product's own code. Ends with 1 when a target is missed.

// The benches are loaded one by one: each needs other parts of the product to be built.
const benches: Record<string, () => Promise<() => Promise<boolean>>> = {
  matching: async () => (await import('./matching/bench-matching')).benchMatching,
  professionals: async () => (await import('./professionals/bench-professionals')).benchProfessionals,
  directory: async () => (await import('./directory/bench-directory')).benchDirectory,
  pages: async () => (await import('./pages/bench-pages')).benchPages,
  memory: async () => (await import('./memory/bench-memory')).benchMemory,
  lighthouse: async () => (await import('./lighthouse/bench-lighthouse')).benchLighthouse,
  'front-cache': async () => (await import('./front-cache/bench-front-cache')).benchFrontCache,
  calls: async () => (await import('./calls/bench-calls')).benchCalls,
}

const name = process.argv[2] ?? ''
const load = benches[name]
if (!load) {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exit(1)
}
const bench = await load()
process.exitCode = (await bench()) ? 0 : 1

export {}
