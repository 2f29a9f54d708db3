import { allEndpoints } from '@oficio/contracts/endpoints'
import { limits } from '@oficio/contracts/limits'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** Every top-level field of a query or body, with the name of its call. */
const fields = allEndpoints.flatMap(({ name, query, body }) =>
  [query, body].flatMap((part) =>
    part instanceof z.ZodObject
      ? Object.entries(part.shape).map(([field, schema]) => ({
          at: `${name}.${field}`,
          field,
          // The cast is safe, because the values of an object's shape are schemas.
          schema: schema as z.ZodType,
        }))
      : [],
  ),
)

it('every numeric id, and every list of them, is also taken as text', () => {
  const ids = fields.filter(
    ({ schema }) =>
      schema.safeParse(7).success && !schema.safeParse('x').success && schema.safeParse(7).data === 7,
  )
  const idFields = ids.filter(({ field }) => /Id$/.test(field))
  expect(idFields.length).toBeGreaterThan(5)
  // An id that may be null must be a number. As text, an empty id and a missing one would look the same.
  const strict = idFields.filter(
    ({ schema }) => schema.safeParse('7').data !== 7 && !schema.safeParse(null).success,
  )
  const lists = fields.filter(
    ({ field, schema }) => /(Ids|Rubros)$/.test(field) && schema.safeParse([7]).success,
  )
  const strictLists = lists.filter(({ schema }) => !schema.safeParse(['7']).success)
  expect([...strict, ...strictLists].map(({ at }) => at)).toEqual([])
})

it('no numeric id is made of anything but a number or its digits', () => {
  const ids = fields.filter(({ field, schema }) => /Id$/.test(field) && schema.safeParse(7).data === 7)
  const loose = ids.filter(({ schema }) =>
    [true, [7], '7e0', '0x7'].some(
      (value) => schema.safeParse(value).data === 7 || schema.safeParse(value).data === 1,
    ),
  )
  expect(loose.map(({ at }) => at)).toEqual([])
})

it('caps a larger page size at the maximum wherever a page or list has a limit', () => {
  const limitFields = fields.filter(({ at, field }) => field === 'limit' || at === 'listLocalidades.max')
  expect(limitFields.length).toBeGreaterThanOrEqual(9)
  const faults = limitFields.flatMap(({ at, schema }) => {
    const parsed = schema.safeParse(1_000_000)
    if (!parsed.success) return [`${at} refuses more than it gives`]
    const cut = Number(parsed.data)
    const isCut = cut <= limits.localidadesMax && schema.safeParse(String(cut + 1)).data === cut
    const refusesNone = !schema.safeParse(0).success && !schema.safeParse('1.5').success
    return isCut && refusesNone ? [] : [at]
  })
  expect(faults).toEqual([])
})
