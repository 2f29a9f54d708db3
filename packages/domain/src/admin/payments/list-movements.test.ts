import { movementList } from '@oficio/contracts/admin/payments/movements'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { saveInvoiceData } from '../../payments/invoicing/save-invoice-data'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { exportList } from '../exports/export-list'
import { sumDays } from './sum-days'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.settings.set('urgentUntilHour', 24)
  ctx.settings.set('vatPercent', 21)
  ctx.settings.set('issuesInvoices', 1)
  // 23:30 of the 11th in Buenos Aires is already the 12th in UTC.
  ctx.clock.set(new Date('2035-03-12T02:30:00.000Z'))
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

async function rowsOf(query: Record<string, string> = {}): Promise<string[][]> {
  const { lines } = await exportList(ctx, admin, { list: movementList.name, ...query })
  let text = ''
  for await (const part of lines) text += part
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'))
}

const column = { day: 1, what: 4, name: 6, document: 8, condition: 9, gross: 10, net: 11, vat: 12 }
const cell = (row: string[] | undefined, name: keyof typeof column) => row?.[column[name]]
const centavos = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100)
const sum = (rows: string[][], name: keyof typeof column) =>
  rows.reduce((total, row) => total + centavos(cell(row, name)), 0)

async function payAndGiveBack(): Promise<void> {
  const { paymentId } = await fileUrgent(ctx, { email: 'una@example.com' })
  await fileUrgent(ctx, { email: 'otra@example.com', phone: '341 555 7788' })
  await buildPayment(ctx, { status: 'rejected' })
  await buildPayment(ctx, { fault: 'collector' })
  await buildPayment(ctx, { fault: 'currency', currency: 'USD' })
  ctx.clock.advance({ minutes: 60 })
  const { id } = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
  for (const amountCentavos of [400_000, 50_050]) {
    await ctx.transaction((ctx) => requestRefund(ctx, { paymentId: id, reason: 'admin', amountCentavos }))
    await runDueJobs(ctx)
  }
  ctx.clock.advance({ minutes: 24 * 60 })
  ctx.payments.change(paymentId, { status: 'taken_by_bank' })
  await fetchPayment(ctx, paymentId, 'reconciliation')
}

it("the accountant's list is the ledger: each amount on the day that it came in or went back", async () => {
  await payAndGiveBack()
  const rows = await rowsOf()
  expect(rows.map((row) => [cell(row, 'day'), cell(row, 'what'), cell(row, 'gross')])).toEqual([
    ['2035-03-11', 'Cobro', '15000'],
    ['2035-03-11', 'Cobro', '15000'],
    ['2035-03-12', 'Devolución', '-4000'],
    ['2035-03-12', 'Devolución', '-500,5'],
    ['2035-03-13', 'Devolución', '-10499,5'],
  ])
  const sums = await sumDays(ctx, admin)
  for (const day of ['2035-03-11', '2035-03-12', '2035-03-13']) {
    const ofDay = sums.filter((sum) => sum.day === day)
    const inLedger = ofDay.reduce((total, sum) => total + sum.approvedCentavos - sum.refundedCentavos, 0)
    expect(
      sum(
        rows.filter((row) => cell(row, 'day') === day),
        'gross',
      ),
    ).toBe(inLedger)
  }
})

it('partial refunds add up to the whole net and VAT of the payment', async () => {
  await payAndGiveBack()
  const rows = await rowsOf()
  expect(cell(rows[0], 'net')).toBe('12396,69')
  for (const row of rows)
    expect(centavos(cell(row, 'net')) + centavos(cell(row, 'vat'))).toBe(centavos(cell(row, 'gross')))
  // One of the two payments was not refunded.
  expect([sum(rows, 'net'), sum(rows, 'vat')]).toEqual([1_239_669, 260_331])
})

it('a list has the days that were asked for, and of no more than a year', async () => {
  await payAndGiveBack()
  expect(await rowsOf({ from: '2035-03-12', until: '2035-03-12' })).toHaveLength(2)
  expect(await rowsOf({ from: '2035-02-01', until: '2035-02-28' })).toEqual([])
  await expect(rowsOf({ from: '2030-01-01', until: '2035-03-12' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

it('a payer stands there with what they named, as text that no spreadsheet calculates', async () => {
  const user = await buildUser(ctx)
  const { payment } = await buildPayment(ctx, { intent: { userId: user.id } })
  const { approvedAt } = payment
  await ctx.db.paymentInvoiceData.create({
    data: {
      paymentId: payment.id,
      userId: user.id,
      vatPercent: 10.5,
      approvedAt: approvedAt ?? ctx.clock.now(),
    },
  })
  const [before] = await rowsOf()
  expect([cell(before, 'name'), cell(before, 'condition')]).toEqual(['', 'Consumidor Final'])
  await saveInvoiceData(ctx, account(user.id, 'user'), {
    name: '=HYPERLINK("x")',
    vatCondition: 'registered',
    documentKind: 'cuit',
    document: '30-50001091-2',
  })
  const [after] = await rowsOf()
  expect([cell(after, 'name'), cell(after, 'document'), cell(after, 'condition')]).toEqual([
    `"'=HYPERLINK(""x"")"`,
    '30500010912',
    'Responsable Inscripto',
  ])
})
