/**
 * The direction of imports between rooms: contracts ← domain ← gateways ← context ← web/server, worker, launcher ←
 * web/app. What is listed under `to` may not be imported from `from`.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|prisma|tests|scripts)/', pathNot: [from, ...allowed] },
})

const never = (name, from, to) => ({ name, severity: 'error', from, to })

/**
 * The order of nouns in the domain: each may import only what stands before it. What a lower one needs of a higher one
 * reaches it as a definition, through the registry of the context.
 */
const nouns = [
  'kernel',
  'places',
  'rubros',
  'settings',
  'photos',
  'accounts',
  'payments',
  'subscriptions',
  'professionals',
  'service-requests',
  'notifications',
  'leads',
  'search',
  'support',
  'admin',
]
const domain = '^packages/domain/src'

const nounOrder = nouns.map((noun, at) =>
  never(
    `${noun}-knows-only-what-stands-before-it`,
    // A test may let a whole story happen.
    { path: `${domain}/${noun}/`, pathNot: '\\.test\\.ts$' },
    { path: `${domain}/((${[...nouns.slice(at + 1), 'testing'].join('|')})/|registry\\.ts$)` },
  ),
)

export default {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never('no-unresolved', {}, { couldNotResolve: true }),
    only('contracts-import-nothing-of-ours', '^packages/contracts/', []),
    only('db-imports-nothing-of-ours', '^packages/db/', []),
    only('domain-imports-contracts-and-db', '^packages/domain/', ['^packages/contracts/', '^packages/db/']),
    ...nounOrder,
    never(
      'every-noun-has-its-place-in-the-order',
      { path: `${domain}/`, pathNot: `${domain}/((${nouns.join('|')}|testing)/|registry\\.ts$)` },
      {},
    ),
    only('gateways-import-contracts-and-ports', '^packages/gateways/', [
      '^packages/contracts/',
      '^packages/domain/src/kernel/(ports|payment-provider|unread-answer|mail/templates)\\.ts$',
      '^packages/domain/src/testing/',
    ]),
    only('context-assembles', '^packages/context/', ['^packages/(contracts|db|domain|gateways)/']),
    only('worker-runs-jobs', '^apps/worker/', ['^packages/(contracts|db|domain|context)/']),
    only('sandbox-stands-alone', '^apps/sandbox/', []),
    only('launcher-starts', '^apps/launcher/', ['^packages/(contracts|db|context)/', '^apps/sandbox/']),
    only('web-decides-nothing', '^apps/web/', ['^packages/(contracts|db|domain|context)/']),
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
      'browser-never-reads-server',
      { path: '^apps/web/src/(features|components|lib)/' },
      { path: '^(apps/web/src/server|packages/(db|context|gateways))/' },
    ),
    never(
      'browser-never-runs-the-domain',
      { path: '^apps/web/src/(features|components|lib)/' },
      { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'features-do-not-know-each-other',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
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
    never('web-never-sees-prisma-types', { path: '^apps/web/' }, { path: '^packages/db/src/generated/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|generated)/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
