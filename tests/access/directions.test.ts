import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Each file with what it may not import, and the rule that says so. */
const faults = [
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
  ['packages/domain/src/rubros/a.ts', '../leads/a', 'rubros-knows-only-what-stands-before-it'],
  ['packages/context/src/a.ts', '../../domain/src/testing/a', 'only-tests-import-what-tests-are-made-of'],
  [
    'apps/worker/src/a.ts',
    '../../../packages/domain/src/testing/a',
    'only-tests-import-what-tests-are-made-of',
  ],
] as const

/** What is imported, or imports something that it may. */
const others = {
  'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
  'packages/db/package.json': '{ "name": "@oficio/db", "exports": { "./*": "./src/*.ts" } }',
  'packages/db/src/generated/client.ts': '',
  'packages/contracts/src/invoices.ts': '',
  'packages/contracts/src/rubros/c.ts': '',
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
  const files = { ...others, ...Object.fromEntries(faults.map(([file, path]) => [file, `import '${path}'`])) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  mkdirSync(join(root, 'node_modules/@oficio'), { recursive: true })
  symlinkSync(join(root, 'packages/db'), join(root, 'node_modules/@oficio/db'), 'junction')
})

afterAll(() => rmSync(root, { recursive: true }))

it('each rule of direction refuses what it is for, and nothing beside it', () => {
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = resolve('.dependency-cruiser.mjs')
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'packages', 'apps'],
    { cwd: root, encoding: 'utf8' },
  )
  // What it prints, as its documentation says.
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  const found = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  for (const [file, , rule] of faults) expect(found).toContain(`${file}: ${rule}`)
  const files = new Set<string>(faults.map(([file]) => file))
  expect(summary.violations.filter(({ from }) => !files.has(from))).toEqual([])
})
