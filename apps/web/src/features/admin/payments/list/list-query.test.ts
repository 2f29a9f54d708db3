import { expect, it } from 'vitest'
import { type ListQuery, listPath, readListQuery } from './list-query'

const readBack = (path: string) =>
  readListQuery(Object.fromEntries(new URL(path, 'http://site.invalid').searchParams))

it('reads from an address what was written into it', () => {
  const queries: ListQuery[] = [
    { tab: 'intents' },
    { tab: 'payments', search: 'Núñez & Co', status: 'approved' },
    { tab: 'subscriptions', cursor: '01935b4c-7a00-7000-8000-000000000001' },
  ]
  for (const query of queries) expect(readBack(listPath(query))).toMatchObject(query)
})

it('leaves out what makes no sense instead of failing', () => {
  expect(readListQuery({ ver: 'nada', estado: 'open', desde: 'x' })).toMatchObject({
    tab: 'intents',
    status: 'open',
  })
  expect(readListQuery({ ver: 'pagos', estado: 'open', buscar: 'paula' })).toEqual({
    tab: 'payments',
    search: 'paula',
  })
  expect(readListQuery({ buscar: 'x'.repeat(500) })).toEqual({ tab: 'intents' })
  expect(readListQuery({ buscar: ['a', 'b'] })).toEqual({ tab: 'intents' })
})
