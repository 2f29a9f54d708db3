// `npm run bench -- <name>`: long measurements of the product's own code. Exits with code 1 if a target is missed.

// Each bench is loaded on demand, because it needs other built parts of the product.
const benches: Record<string, () => Promise<() => Promise<boolean>>> = {
  matching: async () => (await import('./matching/bench-matching')).benchMatching,
  professionals: async () => (await import('./professionals/bench-professionals')).benchProfessionals,
  directory: async () => (await import('./directory/bench-directory')).benchDirectory,
  pages: async () => (await import('./pages/bench-pages')).benchPages,
  memory: async () => (await import('./memory/bench-memory')).benchMemory,
  lighthouse: async () => (await import('./lighthouse/bench-lighthouse')).benchLighthouse,
  'front-cache': async () => (await import('./front-cache/bench-front-cache')).benchFrontCache,
  'search-cost': async () => (await import('./search-cost/bench-search-cost')).benchSearchCost,
  'peer-mix': async () => (await import('./peer-mix/bench-peer-mix')).benchPeerMix,
  worker: async () => (await import('./worker/bench-worker')).benchWorker,
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
