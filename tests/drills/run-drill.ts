import { buildPrograms } from './support/build-programs'
import { figuresPath, recordFigures, type Section } from './support/record-figures'

// `npm run drill -- <name>`: runs one drill and writes its figures below docs/measurements.
const drills: Record<string, () => Promise<{ run: () => Promise<Section> }>> = {
  'worker-kill': () => import('./worker-kill'),
  'lead-race': () => import('./lead-race'),
  payments: () => import('./payments'),
  'repeated-news': () => import('./repeated-news'),
  'urgent-refund': () => import('./urgent-refund'),
  'subscription-model': () => import('./subscription-model'),
  outage: () => import('./outage'),
  fuzz: () => import('./fuzz'),
  markup: () => import('./markup'),
  pages: () => import('./pages/walk-whole'),
  'long-tests': () => import('./long-tests'),
  sessions: () => import('./sessions'),
  'business-import': () => import('./business-import'),
  'front-cache': () => import('./operation/front-cache'),
  alarms: () => import('./operation/alarms'),
  image: () => import('./operation/image'),
  pgbouncer: () => import('./operation/pgbouncer'),
  replica: () => import('./operation/replica'),
  restore: () => import('./restore'),
  load: () => import('./operation/load'),
  'two-of-each': () => import('./operation/two-of-each'),
  'web-processes': () => import('./operation/web-processes'),
  upgrade: () => import('./operation/upgrade'),
  abuse: () => import('./abuse'),
  containers: () => import('./containers'),
}

const loadDrill = drills[process.argv[2] ?? '']
if (!loadDrill) {
  console.error(`Usage: npm run drill -- ${Object.keys(drills).join(' | ')}`)
  process.exit(2)
}
// Builds first, because the drills import code that the build generates.
buildPrograms()
const section = await (await loadDrill()).run()
await recordFigures(section)
console.log(`\n${section.text.trim()}\n\nWritten to ${figuresPath(section)}`)
// A drill that leaves a timer or a connection behind must not hang after it has passed.
process.exit(0)
