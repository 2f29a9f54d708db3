import { nouns } from './scripts/nouns.mjs'

/**
 * The direction of imports between rooms: contracts ← domain ← gateways ← context ← web/server, worker, launcher ←
 * web/app. What is listed under `to` may not be imported from `from`.
 */
const mayImportOnly = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|prisma|tests|scripts)/', pathNot: [from, ...allowed] },
})

const never = (name, from, to) => ({ name, severity: 'error', from, to })

const domain = '^packages/domain/src'
const features = '^apps/web/src/features'
const contracts = '^packages/contracts/src'
const anyRoom = `(${domain}|${features}|${contracts})`

/** What all contracts stand on: anything else there belongs to a noun. */
const ofAllContracts = [
  'text',
  'access',
  'browser-errors',
  'endpoint',
  'endpoints',
  'error-messages',
  'errors',
  'fields',
  'forms',
  'home-path',
  'legal',
  'limits',
  'server-limits',
  'menus',
  'pages',
  'paths',
  'redirects',
  'refusals',
  'return-path',
  'tags',
  'texts',
]

const tests = '\\.test\\.tsx?$'

/** A noun is a folder, or one file of that name. */
const anyOf = (...names) => `(${names.join('|')})(/|\\.ts$)`

/** A room holds nothing else: neither what imports something nor what is imported stands outside of these. */
const onlyBelow = (name, room, allowed) => {
  const stranger = { path: `${room}/`, pathNot: [`${room}/${anyOf(...allowed)}`, `${room}/[^/]+${tests}`] }
  return [never(name, stranger, {}), never(name, {}, stranger)]
}

/** One rule per noun: it knows nothing of those above it. */
const order = nouns.map((noun, at) =>
  never(
    `${noun}-knows-only-what-stands-before-it`,
    // A test may let a whole story happen.
    { path: `${anyRoom}/${anyOf(noun)}`, pathNot: tests },
    {
      path: [
        `${anyRoom}/${anyOf(...nouns.slice(at + 1), 'nothing')}`,
        `${domain}/${anyOf('testing', 'registry')}`,
      ],
    },
  ),
)

export default {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    // The workbench installs its own packages, which a clone may not have.
    never('no-unresolved', { pathNot: '^apps/workbench/' }, { couldNotResolve: true }),
    mayImportOnly('contracts-import-nothing-of-ours', '^packages/contracts/', []),
    mayImportOnly('db-imports-nothing-of-ours', '^packages/db/', []),
    mayImportOnly('drawings-import-nothing-of-ours', '^packages/drawings/', []),
    mayImportOnly('domain-imports-contracts-and-db', '^packages/domain/', [
      '^packages/contracts/',
      '^packages/db/',
    ]),
    ...order,
    never(
      'only-the-registry-imports-contributions',
      { path: `${domain}/`, pathNot: [`${domain}/registry\\.ts$`] },
      { path: `${domain}/[^/]+/contributions\\.ts$` },
    ),
    never(
      'only-notify-uses-the-channels',
      { path: `${domain}/`, pathNot: [`${domain}/kernel/contributions\\.ts$`] },
      { path: `${domain}/kernel/(mail/queue-mails|notices/deliver-notices)\\.ts$` },
    ),
    ...onlyBelow('every-part-of-the-domain-belongs-to-a-noun', domain, [...nouns, 'testing', 'registry']),
    ...onlyBelow('every-feature-belongs-to-a-noun', features, nouns),
    ...onlyBelow('every-contract-belongs-to-a-noun-or-to-all', contracts, [...nouns, ...ofAllContracts]),
    never(
      'what-all-contracts-stand-on-knows-no-noun',
      { path: `${contracts}/${anyOf(...ofAllContracts)}`, pathNot: `/endpoints\\.ts$|${tests}` },
      { path: `${contracts}/${anyOf(...nouns)}` },
    ),
    mayImportOnly('gateways-import-contracts-and-ports', '^packages/gateways/', [
      '^packages/contracts/',
      '^packages/domain/src/kernel/(ports|payment-provider|unread-answer|mail-templates)\\.ts$',
      '^packages/domain/src/places/places-provider\\.ts$',
      '^packages/domain/src/testing/',
      '^packages/drawings/',
    ]),
    mayImportOnly('context-assembles', '^packages/context/', ['^packages/(contracts|db|domain|gateways)/']),
    mayImportOnly('worker-runs-jobs', '^apps/worker/', ['^packages/(contracts|db|domain|context)/']),
    mayImportOnly('sandbox-stands-alone', '^apps/sandbox/', []),
    mayImportOnly('launcher-starts', '^apps/launcher/', [
      '^packages/(contracts|db|context)/',
      '^apps/sandbox/',
    ]),
    mayImportOnly('workbench-draws-components', '^apps/workbench/', ['^apps/web/src/']),
    mayImportOnly('web-decides-nothing', '^apps/web/', ['^packages/(contracts|db|domain|context|drawings)/']),
    never(
      'contracts-know-zod-only',
      { path: '^packages/contracts/' },
      { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/(zod|vitest|fast-check)/' },
    ),
    never(
      'domain-knows-no-http',
      { path: '^packages/domain/' },
      { path: 'node_modules/(next|next-auth|react|react-dom|mercadopago|nodemailer|sharp|pino)/' },
    ),
    never(
      'nobody-imports-prisma-or-tests',
      { pathNot: '^(prisma|tests)/' },
      { path: '^(prisma|tests)/', pathNot: '\\.json$' },
    ),
    never(
      'only-tests-import-what-tests-are-made-of',
      { path: '^(apps|packages)/', pathNot: [tests, '/testing/'] },
      { path: '^(apps|packages)/.+/testing/' },
    ),
    // Not even its types: what a page shows is a contract.
    never(
      'browser-knows-contracts-only',
      { path: '^apps/web/src/(features|components|lib)/' },
      { path: '^(apps/web/src/server|packages/(db|domain|context|gateways))/' },
    ),
    never(
      'features-know-no-page',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(app/|proxy\\.ts$|instrumentation)' },
    ),
    never(
      'components-know-looks-only',
      { path: '^apps/web/src/components/' },
      { path: '^apps/web/src/(features|server|app)/' },
    ),
    never(
      'lib-knows-no-look',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(features|server|app|components)/' },
    ),
    never(
      'only-the-wrappers-answer-calls',
      { path: '^apps/web/src/', pathNot: ['^apps/web/src/server/(route\\.ts$|calls/|testing/)', tests] },
      { path: '^apps/web/src/server/calls/answer-call\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    // What a form or program asks for has a route of its own, in the folder of its noun.
    never(
      'next-auth-answers-no-use-case',
      { path: '^apps/web/src/app/api/auth/\\[\\.\\.\\.nextauth\\]/' },
      { path: ['^packages/domain/', '^apps/web/src/server/(route\\.ts$|forms/)'] },
    ),
    never('web-never-sees-prisma-types', { path: '^apps/web/' }, { path: '^packages/db/src/generated/' }),
  ],
  options: {
    // Generated code is not followed, but not excluded either: an excluded file would hide the imports of it.
    doNotFollow: { path: '(node_modules|^packages/db/src/generated)/' },
    exclude: { path: '(^|/)(dist|\\.next)/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    // What no rule asks for is not worked out: a tenth of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
