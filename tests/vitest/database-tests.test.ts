import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findDatabaseTests } from './database-tests'

/** Returns the database tests of a repository with these files. */
function findIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'oficio-split-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return findDatabaseTests(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const database = { 'packages/domain/src/testing/test-database.ts': '' }

it('a test needs the database when it imports it, however many files and packages away', () => {
  const helper = "import { testDatabase } from '../testing/test-database'"
  const databaseTests = findIn({
    ...database,
    'packages/domain/src/leads/scene.ts': helper,
    'packages/domain/src/leads/scene.test.ts': helper,
    'packages/domain/src/leads/far.test.ts': "import { scene } from './scene'",
    'apps/web/src/server/page.ts': "export * from '@oficio/domain/leads/scene'",
    'apps/web/src/app/[id]/page.test.tsx': "const { page } = await import('@/server/page')",
  })
  expect(databaseTests.sort()).toEqual([
    'apps/web/src/app/[id]/page.test.tsx',
    'packages/domain/src/leads/far.test.ts',
    'packages/domain/src/leads/scene.test.ts',
  ])
})

it('a test needs no database when it imports only types of it, or nothing that leads there', () => {
  const databaseTests = findIn({
    ...database,
    'packages/domain/src/leads/types.test.ts': "import type { Db } from '../testing/test-database'",
    'packages/domain/src/leads/pure.test.ts': "import { add } from './add'",
    'packages/domain/src/leads/add.ts': '',
  })
  expect(databaseTests).toEqual([])
})
