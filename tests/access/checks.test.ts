import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findErrorTables, findServerImports } from '../../scripts/browser-imports.mjs'
import { findUndocumented } from '../../scripts/documented-interfaces.mjs'
import { findFolderRings } from '../../scripts/folder-rings.mjs'
import { findUnlistedPages } from '../../scripts/pages-on-disk.mjs'
import { findSqlElsewhere } from '../../scripts/sql-elsewhere.mjs'

const app = 'apps/web/src/app'

/** Runs a check on source texts instead of files on disk. */
const checkSources = (sources: Record<string, string>, check: typeof findFolderRings) =>
  check(Object.keys(sources), (file) => sources[file] ?? '')

describe('the check of pages', () => {
  const sources: Record<string, string> = {
    'pages.ts': "export const pages = { help: { path: '/ayuda', access: 'anyone' } } as const satisfies Rows",
    [`${app}/(public)/ayuda/page.tsx`]: 'export default page(pages.help, async () => null)',
  }
  const find = (added: Record<string, string>) =>
    checkSources({ ...sources, ...added }, (files, read) => findUnlistedPages(files, 'pages.ts', read))

  it('finds nothing where each page has its row', () => {
    expect(find({})).toEqual([])
  })

  it('finds a page without a row, a page under a wrong row and a row without a page', () => {
    expect(find({ [`${app}/nueva/page.tsx`]: 'export default () => null' })).toHaveLength(1)
    expect(find({ [`${app}/(public)/ayuda/page.tsx`]: 'export default () => null' })).toHaveLength(1)
    expect(find({ 'pages.ts': "export const pages = { help: { path: '/otra' } } as const" })).toHaveLength(2)
  })

  it('takes no comment for a page, and finds what Next would serve from elsewhere', () => {
    const file = `${app}/(public)/ayuda/page.tsx`
    expect(find({ [file]: `// ${sources[file]}\nexport default () => null` })).toHaveLength(1)
    expect(find({ [file]: '', [`${app}/(public)/ayuda/page.ts`]: sources[file] ?? '' })).toHaveLength(1)
    for (const folder of ['app', 'pages', 'src/pages'])
      expect(find({ [`apps/web/${folder}/ayuda.tsx`]: sources[file] ?? '' })).toHaveLength(1)
  })
})

describe('the check of documented interfaces', () => {
  const find = (line: string, file = 'apps/web/src/server/x.ts') =>
    checkSources({ [file]: line }, findUndocumented)

  it.each([
    "import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'",
    "const { render } = await import('next/dist/server/next')",
    "import { subscribe } from 'node:diagnostics_channel'",
    'response.writeHead = (status) => response',
    'res.end=function () {}',
    'Server.prototype.emit = patched',
    "ServerResponse.prototype['write'] = patched",
    'Object.assign(response, { end })',
    "const tagsHeader = 'x-next-cache-tags'",
  ])('refuses: %s', (line) => {
    expect(find(line)).toHaveLength(1)
  })

  it.each([
    "import next from 'next'",
    'override end(...parts: unknown[]): this {',
    'response.statusCode = 503',
    'if (response.end === other) return',
    'const taken = { end: (value) => value.end() }',
  ])('accepts: %s', (line) => {
    expect(find(line)).toEqual([])
  })

  it('accepts channels of our own in the one module that has them', () => {
    const line = "import { channel } from 'node:diagnostics_channel'"
    expect(find(line, 'packages/context/src/metric-events.ts')).toEqual([])
  })
})

describe('the check of what runs in the browser', () => {
  const find = (sources: Record<string, string>) => checkSources(sources, findServerImports)

  it('finds the domain behind a file that runs there, and what it reaches by another', () => {
    const names = `import type { Name } from '@oficio/domain/names'`
    expect(find({ [`${app}/bar.tsx`]: `'use client'\n${names}` })).toHaveLength(1)
    expect(
      find({ [`${app}/bar.tsx`]: `'use client'\nimport { x } from './x'`, [`${app}/x.ts`]: names }),
    ).toHaveLength(1)
  })

  it('allows the addresses of drawings, and finds the drawings themselves', () => {
    const bar = `${app}/bar.tsx`
    expect(find({ [bar]: `'use client'\nimport { x } from '@oficio/drawings/address'` })).toEqual([])
    expect(find({ [bar]: `'use client'\nimport { x } from '@oficio/drawings/draw'` })).toHaveLength(1)
  })

  it('finds it below comments, by a path into its folder, in a folder of its own and where it is loaded later', () => {
    const names = `import type { Name } from '@oficio/domain/names'`
    const bar = `${app}/bar.tsx`
    expect(find({ [bar]: `// Why it does.\n/* And\nhow. */\n'use client'\n${names}` })).toHaveLength(1)
    expect(
      find({ [bar]: `'use client'\nimport { x } from '../../../../packages/domain/src/names'` }),
    ).toHaveLength(1)
    expect(
      find({ [bar]: `'use client'\nimport { x } from './x'`, [`${app}/x/index.ts`]: names }),
    ).toHaveLength(1)
    expect(find({ [bar]: "'use client'\nconst x = () => import(`@/server/web`)" })).toHaveLength(1)
  })

  it('finds the table of errors behind another contract, and leaves its types', () => {
    const errorsBehind = (statement: string) =>
      checkSources(
        {
          [`${app}/bar.tsx`]: `'use client'\nimport { x } from '@oficio/contracts/x'`,
          'packages/contracts/src/x.ts': statement,
        },
        findErrorTables,
      )
    expect(errorsBehind(`import { errors } from './errors'`)).toHaveLength(1)
    expect(errorsBehind(`import { p } from './paths'\nexport { errors } from './errors'`)).toHaveLength(1)
    expect(errorsBehind(`const later = () => import('./errors')`)).toHaveLength(1)
    expect(errorsBehind(`import type { ErrorCode } from './errors'`)).toEqual([])
    expect(errorsBehind(`export interface A { b: string }\nimport type { C } from './errors'`)).toEqual([])
    expect(errorsBehind(`type Table = typeof import('./errors')`)).toEqual([])
  })

  it('leaves what runs on the server, and the contracts', () => {
    expect(find({ [`${app}/page.tsx`]: `import { list } from '@oficio/domain/list'` })).toEqual([])
    expect(find({ [`${app}/bar.tsx`]: `'use client'\nimport { p } from '@oficio/contracts/paths'` })).toEqual(
      [],
    )
  })
})

describe('the check of folders', () => {
  const find = (sources: Record<string, string>) => checkSources(sources, findFolderRings)

  it('finds two that import each other, also when one lies in the other', () => {
    const sides = { 'a/x.ts': "import '../b/y'", 'b/y.ts': "import type { Z } from '../a/z'", 'a/z.ts': '' }
    expect(find(sides)).toHaveLength(2)
    expect(find({ 'a/x.ts': "import './b/y'", 'a/b/y.ts': "import '../z'", 'a/z.ts': '' })).toHaveLength(2)
  })

  it('finds two that import each other by the name of the web', () => {
    const sides = { [`${app}/x.ts`]: "import '@/lib/y'", 'apps/web/src/lib/y.ts': "import '@/app/z'" }
    expect(find(sides)).toHaveLength(2)
  })

  it('leaves a room whose top puts together what lies below it, but for folders beside each other', () => {
    const room = 'packages/contracts/src'
    const joinedModules = {
      [`${room}/list.ts`]: "import './rubros/x'",
      [`${room}/rubros/x.ts`]: "import '../limits'",
    }
    expect(find(joinedModules)).toEqual([])
    const siblingModules = {
      [`${room}/rubros/y.ts`]: "import '../z/z'",
      [`${room}/z/z.ts`]: "import '../rubros/w'",
    }
    expect(find({ ...joinedModules, ...siblingModules })).toHaveLength(2)
  })

  it('finds a ring of three, and leaves a line of them', () => {
    const line = { 'a/x.ts': "import '../b/y'", 'b/y.ts': "import '../c/z'", 'c/z.ts': '' }
    expect(find(line)).toEqual([])
    expect(find({ ...line, 'c/w.ts': "import '../a/v'" })).toHaveLength(3)
  })
})

describe('the check of SQL', () => {
  const find = (sources: Record<string, string>) => checkSources(sources, findSqlElsewhere)
  const migration = 'prisma/migrations/20991231000000_later/migration.sql'

  it.each([
    'CREATE FUNCTION a() RETURNS int',
    'create or replace function "a"() returns int',
    'CREATE OR REPLACE\nTRIGGER a AFTER UPDATE ON b',
    'CREATE CONSTRAINT TRIGGER a AFTER INSERT ON b',
    'CREATE VIEW a AS SELECT 1',
    'CREATE MATERIALIZED VIEW IF NOT EXISTS a AS SELECT 1',
    'CREATE PROCEDURE a() AS',
  ])('finds in a migration and in a program: %s', (sql) => {
    expect(find({ [migration]: `ALTER TABLE b ADD c INT;\n${sql}` })).toHaveLength(1)
    expect(find({ 'packages/domain/src/photos/a.ts': `await db.$executeRaw\`${sql}\`` })).toHaveLength(1)
  })

  it('leaves the files of prisma/sql, comments, and what a migration drops', () => {
    expect(find({ 'prisma/sql/photos/a.sql': 'CREATE OR REPLACE FUNCTION a() RETURNS int' })).toEqual([])
    expect(find({ [migration]: '-- Create function a first.\nDROP FUNCTION a();' })).toEqual([])
    expect(find({ [migration]: 'CREATE TABLE "views" ("trigger" INT);' })).toEqual([])
  })
})

it('the row of `npm run check` in the table of commands names each of its steps', () => {
  const source = readFileSync('scripts/check.mjs', 'utf8')
  const titles = [...source.matchAll(/\b(?:passes|runs|reportFaults)\(\s*'([^']+)'/g)].map(
    ([, title]) => title,
  )
  const row = readFileSync('docs/operations.md', 'utf8').match(/^\| `npm run check` \| (.+) \|$/m)?.[1]
  expect(row?.split('; ').sort()).toEqual(titles.sort())
})

describe('the documents', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )

  it('are all reached from the README or from its folder there', () => {
    const readme = readFileSync('README.md', 'utf8')
    const unreached = documents.filter((name) => !name.includes('/') && !readme.includes(`](docs/${name})`))
    expect(unreached).toEqual([])
  })

  it('have at most 400 lines each, and the README 120', () => {
    expect(linesOf('README.md')).toBeLessThanOrEqual(120)
    const isReference = (name: string) => name === 'api.md'
    expect(documents.filter((name) => !isReference(name) && linesOf(`docs/${name}`) > 400)).toEqual([])
  })

  it('a decision has its parts and at most 400 words', () => {
    const parts = [
      /^# \d{4}: /m,
      /^- Date: \d{4}-\d{2}-\d{2}$/m,
      /^- Status: /m,
      '## Context',
      '## Decision',
      '## Consequences',
    ]
    const faults = documents
      .filter((name) => name.startsWith('decisions/'))
      .flatMap((name) => {
        const text = readFileSync(`docs/${name}`, 'utf8')
        const missing = parts.filter((part) => text.search(part) < 0).map((part) => `${name}: no ${part}`)
        return text.split(/\s+/).length > 420 ? [...missing, `${name}: more than 400 words`] : missing
      })
    expect(faults).toEqual([])
  })
})
