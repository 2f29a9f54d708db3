import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { nouns } from '../../scripts/nouns.mjs'

type Fault = readonly [file: string, imported: string, rule: string]

/** Each file with an import that it must not have, and the rule that refuses it. */
const faults: Fault[] = [
  ['packages/domain/src/photos/a.ts', './b', 'no-cycles'],
  ['packages/domain/src/photos/c.ts', './nowhere', 'no-unresolved'],
  ['packages/db/src/a.ts', '../../contracts/src/rubros/c', 'db-imports-nothing-of-ours'],
  ['packages/drawings/src/a.ts', '../../contracts/src/rubros/c', 'drawings-import-nothing-of-ours'],
  ['packages/domain/src/photos/d.ts', '../../../gateways/src/b', 'domain-imports-contracts-and-db'],
  ['packages/context/src/b.ts', '../../../apps/web/src/lib/c', 'context-assembles'],
  ['apps/worker/src/b.ts', '../../../packages/gateways/src/b', 'worker-runs-jobs'],
  ['apps/sandbox/src/a.ts', '../../../packages/domain/src/rubros/b', 'sandbox-stands-alone'],
  ['apps/launcher/src/a.ts', '../../../packages/domain/src/rubros/b', 'launcher-starts'],
  ['apps/workbench/src/a.ts', '../../../packages/domain/src/rubros/b', 'workbench-draws-components'],
  ['apps/web/src/server/b.ts', '../../../../packages/gateways/src/b', 'web-decides-nothing'],
  ['packages/contracts/src/photos/a.ts', 'date-fns', 'contracts-know-zod-only'],
  ['packages/domain/src/photos/e.ts', 'next', 'domain-knows-no-http'],
  ['apps/web/src/server/c.ts', '../../../../prisma/a', 'nobody-imports-prisma-or-tests'],
  ['packages/context/src/c.ts', '../../../tests/a', 'nobody-imports-prisma-or-tests'],
  ['apps/web/src/components/a.ts', '../features/rubros/c', 'components-know-looks-only'],
  ['apps/web/src/components/b.ts', '@oficio/domain/rubros/b', 'browser-knows-contracts-only'],
  ['apps/web/src/lib/a.ts', '../components/c', 'lib-knows-no-look'],
  ['apps/web/src/lib/b.ts', '@oficio/domain/rubros/b', 'browser-knows-contracts-only'],
  ['apps/web/src/features/rubros/d.ts', '@oficio/domain/rubros/b', 'browser-knows-contracts-only'],
  ['apps/web/src/features/rubros/e.ts', '../leads/c', 'rubros-knows-only-what-stands-before-it'],
  ['packages/contracts/src/rubros/d.ts', '../leads/c', 'rubros-knows-only-what-stands-before-it'],
  // No noun may import the registry, which is above all nouns, or the noun above it. The last noun has none above it.
  ...nouns.flatMap((noun, at): Fault[] => {
    const file = `packages/domain/src/${noun}`
    const rule = `${noun}-knows-only-what-stands-before-it`
    const above = nouns[at + 1]
    const registry: Fault = [`${file}/to-registry.ts`, '../registry', rule]
    return above ? [registry, [`${file}/to-above.ts`, `../${above}/bottom`, rule]] : [registry]
  }),
  ['packages/contracts/src/rubros/a.ts', '@oficio/db/generated/client', 'contracts-import-nothing-of-ours'],
  ['packages/gateways/src/a.ts', '@oficio/db/generated/client', 'gateways-import-contracts-and-ports'],
  ['apps/web/src/features/rubros/a.ts', '@oficio/db/generated/client', 'browser-knows-contracts-only'],
  ['apps/web/src/server/a.ts', '@oficio/db/generated/client', 'web-never-sees-prisma-types'],
  ['apps/web/src/features/rubros/b.ts', '../../app/page', 'features-know-no-page'],
  ['packages/contracts/src/invoices/a.ts', '../limits', 'every-contract-belongs-to-a-noun-or-to-all'],
  ['packages/contracts/src/rubros/b.ts', '../invoices', 'every-contract-belongs-to-a-noun-or-to-all'],
  ['packages/domain/src/invoices/a.ts', '../rubros/b', 'every-part-of-the-domain-belongs-to-a-noun'],
  ['apps/web/src/features/invoices/a.ts', '../rubros/c', 'every-feature-belongs-to-a-noun'],
  ['packages/contracts/src/limits.ts', './rubros/c', 'what-all-contracts-stand-on-knows-no-noun'],
  ['packages/domain/src/photos/f.ts', './contributions', 'only-the-registry-imports-contributions'],
  ['packages/domain/src/leads/f.ts', '../kernel/mail/queue-mails', 'only-notify-uses-the-channels'],
  [
    'apps/web/src/app/api/answer/route.ts',
    '../../../server/calls/answer-call',
    'only-the-wrappers-answer-calls',
  ],
  [
    'apps/web/src/app/api/auth/[...nextauth]/route.ts',
    '@oficio/domain/rubros/b',
    'next-auth-answers-no-use-case',
  ],
  ['packages/domain/src/rubros/a.ts', '../leads/a', 'rubros-knows-only-what-stands-before-it'],
  ['packages/context/src/a.ts', '../../domain/src/testing/a', 'only-tests-import-what-tests-are-made-of'],
  [
    'apps/worker/src/a.ts',
    '../../../packages/domain/src/testing/a',
    'only-tests-import-what-tests-are-made-of',
  ],
]

/** Files that are imported, and files with allowed imports. */
const otherFiles = {
  'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
  'packages/db/package.json': '{ "name": "@oficio/db", "exports": { "./*": "./src/*.ts" } }',
  'packages/db/src/generated/client.ts': '',
  'packages/domain/package.json': '{ "name": "@oficio/domain", "exports": { "./*": "./src/*.ts" } }',
  'package.json': '{ "dependencies": { "date-fns": "1", "next": "1" } }',
  'node_modules/date-fns/index.js': '',
  'node_modules/next/index.js': '',
  'prisma/a.ts': '',
  'tests/a.ts': "import '../prisma/a'\nimport '../packages/gateways/src/b'",
  'packages/gateways/src/b.ts': '',
  'packages/contracts/src/leads/c.ts': '',
  'packages/domain/src/registry.ts': "import './photos/contributions'",
  'packages/domain/src/photos/contributions.ts': '',
  'packages/domain/src/kernel/mail/queue-mails.ts': '',
  'packages/domain/src/kernel/contributions.ts': "import './mail/queue-mails'",
  ...Object.fromEntries(nouns.map((noun) => [`packages/domain/src/${noun}/bottom.ts`, ''])),
  'apps/web/src/features/leads/c.ts': '',
  'apps/web/src/server/calls/answer-call.ts': '',
  'apps/web/src/components/c.ts': '',
  'apps/web/src/lib/c.ts': '',
  'packages/contracts/src/invoices.ts': '',
  'packages/contracts/src/rubros/c.ts': '',
  'packages/domain/src/photos/b.ts': "import './a'",
  'packages/domain/src/rubros/b.ts': '',
  'packages/domain/src/rubros/b.test.ts': "import '../leads/a'\nimport '../testing/a'",
  'packages/domain/src/leads/a.ts': "import '../rubros/b'\nimport '@oficio/db/generated/client'",
  'packages/domain/src/testing/a.ts': '',
  'apps/web/src/app/page.ts': '',
  'apps/web/src/features/rubros/c.ts': '',
}

interface Violation {
  from: string
  rule: { name: string }
}

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'oficio-directions-'))
  const files = {
    ...otherFiles,
    ...Object.fromEntries(faults.map(([file, path]) => [file, `import '${path}'`])),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  mkdirSync(join(root, 'node_modules/@oficio'), { recursive: true })
  for (const name of ['db', 'domain'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@oficio', name), 'junction')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('each rule of direction', () => {
  it('has a file here that breaks it', () => {
    const names = new Set(faults.map(([, , rule]) => rule))
    expect([...names].sort()).toEqual([...new Set(config.forbidden.map(({ name }) => name))].sort())
  })

  it('refuses what it is for, and nothing beside it', () => {
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const rules = resolve('.dependency-cruiser.mjs')
    const { stdout } = spawnSync(
      process.execPath,
      [cruiser, '--config', rules, '--output-type', 'json', 'packages', 'apps', 'prisma', 'tests'],
      { cwd: root, encoding: 'utf8' },
    )
    // The output format that dependency-cruiser documents.
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    const violations = new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))
    expect(faults.filter(([file, , rule]) => !violations.has(`${file}: ${rule}`))).toEqual([])
    const files = new Set(faults.map(([file]) => file))
    expect(summary.violations.filter(({ from }) => !files.has(from))).toEqual([])
  })
})
