import { expect, it } from 'vitest'
import { createStatementNames } from './statement-names'

const select = (table: string) => ({ sql: `SELECT "public"."${table}"."id" FROM "public"."${table}"` })

it('a statement has a name of its own from its third use on', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 4 }, () => nameOf(select('users')))
  expect(names).toEqual(['', '', expect.stringMatching(/./), names[2]])
  for (const _ of [1, 2]) nameOf(select('leads'))
  expect(nameOf(select('leads'))).not.toBe(names[2])
})

it('SQL that Prisma did not write has none, however often it is used', () => {
  const nameOf = createStatementNames()
  for (const sql of ['BEGIN', 'SELECT * FROM match_professionals($1)', 'DELETE FROM users'])
    for (const _ of [1, 2, 3, 4]) expect(nameOf({ sql })).toBe('')
})

it('there is an end of names, and those that were given stay', () => {
  const nameOf = createStatementNames()
  const asked = Array.from({ length: 250 }, (_, table) => {
    for (const _ of [1, 2]) nameOf(select(`t${table}`))
    return nameOf(select(`t${table}`))
  })
  expect(asked.filter((name) => name !== '')).toHaveLength(200)
  expect(nameOf(select('t0'))).toBe(asked[0])
})
