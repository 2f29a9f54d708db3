import { expect, it } from 'vitest'
import { createStatementNames, plannedOnce } from './statement-names'

const select = (table: string) => ({ sql: `SELECT "public"."${table}"."id" FROM "public"."${table}"` })

it('a statement has a name of its own from its third use on', () => {
  const { nameOf } = createStatementNames()
  const names = Array.from({ length: 4 }, () => nameOf(select('users')))
  expect(names).toEqual(['', '', expect.stringMatching(/./), names[2]])
  for (const _ of [1, 2]) nameOf(select('leads'))
  expect(nameOf(select('leads'))).not.toBe(names[2])
})

it('SQL that Prisma did not write has none, however often it is used', () => {
  const { nameOf } = createStatementNames()
  for (const sql of ['BEGIN', 'SELECT * FROM match_professionals($1)', 'DELETE FROM users'])
    for (const _ of [1, 2, 3, 4]) expect(nameOf({ sql })).toBe('')
})

it('names SQL of our own that is marked as planned once, of any length', () => {
  const { nameOf } = createStatementNames()
  const sql = `SELECT ${'business.name, '.repeat(400)} business.id FROM businesses business ${plannedOnce.sql}`
  const names = Array.from({ length: 4 }, () => nameOf({ sql }))
  expect(names).toEqual(['', '', expect.stringMatching(/./), names[2]])
})

it('sends whole statements after prepared statements are given up', () => {
  const { nameOf, giveUp } = createStatementNames()
  for (const _ of [1, 2, 3]) nameOf(select('users'))
  giveUp()
  for (const _ of [1, 2, 3, 4]) expect(nameOf(select('users'))).toBe('')
})

it('a text that names hundreds of values has none', () => {
  const { nameOf } = createStatementNames()
  const values = Array.from({ length: 900 }, (_, at) => `($${at + 1})`)
  const insert = { sql: `INSERT INTO "public"."leads" ("id") VALUES ${values}` }
  for (const _ of [1, 2, 3, 4]) expect(nameOf(insert)).toBe('')
})

it('a list that may be of any length gives none, and a short one does', () => {
  const { nameOf } = createStatementNames()
  const selectAmong = (count: number) => ({
    sql: `${select('users').sql} WHERE "id" IN (${Array.from({ length: count }, (_, at) => `$${at + 1}`)})`,
  })
  const names = [3, 30].map((count) => Array.from({ length: 3 }, () => nameOf(selectAmong(count))).at(-1))
  expect(names).toEqual([expect.stringMatching(/./), ''])
})

it('gives a limited number of names, and never changes them', () => {
  const { nameOf } = createStatementNames()
  const names = Array.from({ length: 250 }, (_, table) => {
    for (const _ of [1, 2]) nameOf(select(`t${table}`))
    return nameOf(select(`t${table}`))
  })
  expect(names.filter((name) => name !== '')).toHaveLength(200)
  expect(nameOf(select('t0'))).toBe(names[0])
})
