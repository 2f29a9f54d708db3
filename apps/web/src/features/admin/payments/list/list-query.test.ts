import { paymentLists } from '@oficio/contracts/admin/payments/list'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { expect, it } from 'vitest'
import { readPaymentQuery } from './list-query'

const readBack = (path: string) =>
  readPaymentQuery(Object.fromEntries(new URL(path, 'http://site.invalid').searchParams))

it('reads from an address what was written into it', () => {
  const query = { search: 'Núñez & Co', status: 'approved', sort: 'oldest' } as const
  expect(readBack(listAddress(paymentLists.payments, query))).toEqual({ tab: 'payments', ...query })
  expect(readBack(listAddress(paymentLists.subscriptions, { sort: 'newest' }))).toEqual({
    tab: 'subscriptions',
    sort: 'newest',
  })
})

it('leaves out what makes no sense instead of failing', () => {
  expect(readPaymentQuery({ ver: 'nada', estado: 'open', desde: '%' })).toEqual({
    tab: 'intents',
    status: 'open',
    sort: 'newest',
  })
  expect(readPaymentQuery({ ver: 'pagos', estado: 'open', buscar: 'paula' })).toEqual({
    tab: 'payments',
    search: 'paula',
    sort: 'newest',
  })
})
