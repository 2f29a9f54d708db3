import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nouns } from '../../scripts/nouns.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const domain = join(root, 'packages/domain/src')
const schema = join(root, 'prisma/schema')

/** Files of tables that every noun writes, through the kernel. */
const ofTheKernel = ['mails', 'notices']

/**
 * Tables of a higher noun that a lower one reads all the same, since their rows hang on its own (docs/decisions.md): who
 * holds the contact data of a request, and the name of whoever decided what an audit tells of.
 */
const readFromBelow: Record<string, readonly string[]> = {
  kernel: ['user'],
  'service-requests': ['lead', 'leadReport'],
}

const writing = /^(create|update|upsert|delete)/

interface Table {
  /** As the client calls it. */
  model: string
  /** As SQL does. */
  name: string
  noun: string
}

const tables: Table[] = readdirSync(schema).flatMap((file) => {
  const name = file.replace('.prisma', '')
  const noun = ofTheKernel.includes(name) ? 'kernel' : name
  const models = readFileSync(join(schema, file), 'utf8').matchAll(/^model (\w+) \{[^}]*?@@map\("(\w+)"\)/gm)
  return [...models].map(([, model = '', table = '']) => ({
    model: model.charAt(0).toLowerCase() + model.slice(1),
    name: table,
    noun,
  }))
})

interface Use {
  file: string
  noun: string
  table: Table
  isWriting: boolean
}

const uses: Use[] = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .flatMap((file) => {
    const text = readFileSync(join(domain, file), 'utf8')
    const noun = file.split(/[\\/]/, 1)[0]?.replace('.ts', '') ?? ''
    const calls = [...text.matchAll(/\b(?:db|tx)\s*\.(\w+)\s*\.(\w+)\(/g)].flatMap(([, model, call = '']) =>
      tables
        .filter((table) => table.model === model)
        .map((table) => ({ table, isWriting: writing.test(call) })),
    )
    const statements = [...text.matchAll(/\b(?:UPDATE|INSERT INTO|DELETE FROM) (\w+)/g)].flatMap(([, name]) =>
      tables.filter((table) => table.name === name).map((table) => ({ table, isWriting: true })),
    )
    return [...calls, ...statements].map((use) => ({ file, noun, ...use }))
  })

const isFromBelow = ({ noun, table }: Use): boolean =>
  nouns.includes(noun) && nouns.indexOf(noun) < nouns.indexOf(table.noun)

const named = ({ file, table }: Use) => `${file}: ${table.name}`

describe('the tables', () => {
  it('belong to nouns', () => {
    expect(tables.filter(({ noun }) => !nouns.includes(noun))).toEqual([])
    expect(tables.length).toBeGreaterThan(20)
    expect(uses.filter(({ isWriting }) => isWriting).length).toBeGreaterThan(50)
  })

  it('are written by their own noun and those above it, never from below', () => {
    expect(uses.filter((use) => use.isWriting && isFromBelow(use)).map(named)).toEqual([])
  })

  it('are read from below only where each row hangs on one of the reader', () => {
    const unknown = uses.filter(
      (use) => isFromBelow(use) && !readFromBelow[use.noun]?.includes(use.table.model),
    )
    expect(unknown.map(named)).toEqual([])
  })
})
