import { describe, expect, it } from 'vitest'
import { findDialect, findDocumentDialect } from '../../scripts/plain-english/find-dialect.mjs'

const find = (text: string) => findDialect(['domain/places/list-towns.ts'], () => text)

describe('the check of plain English', () => {
  it('names the line of every declaration whose name is a bare word', () => {
    expect(find('const town = 1\nconst found = 2')).toEqual([
      "domain/places/list-towns.ts:2: the name 'found' does not say what it holds",
    ])
    expect(find('function asked(one: string, { id: left }: Row) { return [one, left] }')).toHaveLength(3)
    expect(find('interface Told { by: string }\ntype Seen<Found> = Found')).toHaveLength(4)
  })

  it('accepts compound names, keys of objects and shorthand bindings', () => {
    expect(find('const foundTown = { found: 1 }\nconst { found } = foundTown')).toEqual([])
  })

  it('refuses a bare word for the rest of an object and for the alias of an import', () => {
    expect(find('const { town, ...asked } = query')).toHaveLength(1)
    expect(find("import { TownView as Shown } from './town-view'\nimport { it } from 'vitest'")).toHaveLength(
      1,
    )
  })

  it('refuses test titles that start with neither a verb nor a noun phrase', () => {
    expect(find("it('of two towns names the larger one', () => {})")).toHaveLength(1)
    expect(find("it.each([1])('whose town is unknown %s', () => {})")).toHaveLength(1)
    expect(find("it('names the larger of two towns', () => {})")).toEqual([])
    expect(find("it('1 town is listed', () => {})")).toEqual([])
  })

  it('refuses the words of the dialect in comments, across the end of a line too', () => {
    expect(find('// Whoever asks.\nconst town = 1')).toHaveLength(1)
    expect(find('/**\n * The table that stands\n * in the cache.\n */\nconst town = 1')).toHaveLength(1)
    expect(find('const town = 1 // built anew')).toHaveLength(1)
    expect(find('// The caller of the page.\nconst text = "whoever"')).toEqual([])
  })
})

it('refuses the same words in documents, but not in measurements and the changelog', () => {
  const text = 'The site.\nWhoever asks is notified.'
  expect(findDocumentDialect(['docs/product.md'], () => text)).toEqual([
    "docs/product.md:2: 'Whoever' (better: name the person: the caller, the signed-in user)",
  ])
  expect(findDocumentDialect(['docs/measurements/drill-load.md', 'CHANGELOG.md'], () => text)).toEqual([])
})
