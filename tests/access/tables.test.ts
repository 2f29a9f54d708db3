import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nouns } from '../../scripts/nouns.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const domain = join(root, 'packages/domain/src')
const schema = join(root, 'prisma/schema')

/** Files of tables that every noun writes through the kernel. */
const ofTheKernel = ['mails', 'notices']

/**
 * Tables of a higher noun that a lower noun reads, because their rows belong to the lower noun's own rows
 * (docs/decisions/0205-a-noun-writes-its-own-tables.md). Examples: the professionals with the contact data of a
 * request, and the name of the admin in an audit entry. A professional's leads say which rubros of a paid month were
 * used (docs/decisions/0020-paid-rubros.md).
 */
const readFromBelow: Record<string, readonly string[]> = {
  kernel: ['user'],
  accounts: ['professional'],
  'service-requests': ['lead', 'leadReport'],
  professionals: ['lead', 'serviceRequest'],
}

const writing = /^(create|update|upsert|delete)/

interface Table {
  /** Name in the database client. */
  model: string
  /** Name in SQL. */
  name: string
  noun: string
}

function clientNameOf(model: string): string {
  return model.charAt(0).toLowerCase() + model.slice(1)
}

const files = readdirSync(schema).map((file) => {
  const name = file.replace('.prisma', '')
  const text = readFileSync(join(schema, file), 'utf8')
  return { noun: ofTheKernel.includes(name) ? 'kernel' : name, text }
})

const tables: Table[] = files.flatMap(({ noun, text }) =>
  [...text.matchAll(/^model (\w+) \{[^}]*?@@map\("(\w+)"\)/gm)].map(([, model = '', name = '']) => ({
    model: clientNameOf(model),
    name,
    noun,
  })),
)

/** Fields that lead from one table to another. `include`, `select` and `where` may name them. */
const relations = files.flatMap(({ text }) =>
  [...text.matchAll(/^ {2}(\w+) +([A-Z]\w+)(?:\?|\[\])?(?: |$)/gm)].flatMap(([, field = '', model = '']) =>
    tables.filter((table) => table.model === clientNameOf(model)).map((table) => ({ field, table })),
  ),
)

interface Use {
  file: string
  noun: string
  table: Table
  isWriting: boolean
}

const writtenTables = (text: string) =>
  [...text.matchAll(/\b(?:UPDATE|INSERT INTO|DELETE FROM)\s+(\w+)/g)].map(([, name]) => name)

/** A table and an optional alias. Keywords are upper case, so they do not match. */
const tableOf = '[a-z]\\w*(?:\\s+(?:AS\\s+)?[a-z]\\w*)?'
const readOf = new RegExp(`\\b(?:FROM|JOIN|USING)\\s+(${tableOf}(?:\\s*,\\s*${tableOf})*)`, 'g')

/** Returns the tables that a statement reads, including a FROM with several tables. */
const read = (text: string) =>
  [...text.matchAll(readOf)].flatMap(([, list = '']) =>
    list.split(',').map((column) => column.trim().split(/\s/, 1)[0]),
  )

/** Returns the relations that a query follows, such as `lead: { select: … }` or `leads: true`. */
const isFollowedBy = (text: string, noun: string) =>
  [
    ...text.matchAll(/\b(\w+): (?:true\b|\{\s*(?:select|include|omit|where|is|isNot|some|none|every):)/g),
  ].flatMap(([, field]) =>
    relations.filter((relation) => relation.field === field && !isOwnField(noun, field)),
  )

/** Whether a field also names a relation that the noun may use. Such a field proves nothing. */
const isOwnField = (noun: string, field: string): boolean =>
  relations.some(
    (relation) => relation.field === field && nouns.indexOf(relation.table.noun) <= nouns.indexOf(noun),
  )

const uses: Use[] = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .flatMap((file) => {
    const text = readFileSync(join(domain, file), 'utf8')
    const noun = file.split(/[\\/]/, 1)[0]?.replace('.ts', '') ?? ''
    const tablesNamed = (names: readonly (string | undefined)[]) =>
      names.flatMap((name) => tables.filter((table) => table.name === name))
    const calls = [...text.matchAll(/\b(?:db|tx)\s*\.(\w+)\s*\.(\w+)\(/g)].flatMap(([, model, call = '']) =>
      tables
        .filter((table) => table.model === model)
        .map((table) => ({ table, isWriting: writing.test(call) })),
    )
    return [
      ...calls,
      ...tablesNamed(writtenTables(text)).map((table) => ({ table, isWriting: true })),
      ...tablesNamed(read(text)).map((table) => ({ table, isWriting: false })),
      ...isFollowedBy(text, noun).map(({ table }) => ({ table, isWriting: false })),
    ].map((use) => ({ file, noun, ...use }))
  })

const isFromBelow = ({ noun, table }: Use): boolean =>
  nouns.includes(noun) && nouns.indexOf(noun) < nouns.indexOf(table.noun)

const describeUse = ({ file, table }: Use) => `${file}: ${table.name}`

describe('the tables', () => {
  it('are seen in statements and in what a query follows', () => {
    expect(read('FROM photos p, payments JOIN leads USING (id)')).toEqual(['photos', 'payments', 'leads'])
    expect(writtenTables('UPDATE photos SET x = 1')).toEqual(['photos'])
    const query = 'include: { lead: { select: { id: true } }, urgentRequest: true }'
    const readModels = isFollowedBy(query, 'payments').map(({ table }) => table.model)
    // Several tables have a relation with that name to a lead.
    expect([...new Set(readModels)]).toEqual(['lead', 'serviceRequest'])
  })

  it('belong to nouns', () => {
    expect(tables.filter(({ noun }) => !nouns.includes(noun))).toEqual([])
    expect(tables.length).toBeGreaterThan(20)
    expect(uses.filter(({ isWriting }) => isWriting).length).toBeGreaterThan(50)
    expect(relations.length).toBeGreaterThan(30)
  })

  it('are written by their own noun and those above it, never from below', () => {
    expect(uses.filter((use) => use.isWriting && isFromBelow(use)).map(describeUse)).toEqual([])
  })

  it('are read from below only where each row hangs on one of the reader', () => {
    const unknown = uses.filter(
      (use) => isFromBelow(use) && !readFromBelow[use.noun]?.includes(use.table.model),
    )
    expect(unknown.map(describeUse)).toEqual([])
  })
})
