import { exportAddress, exportListEndpoint } from '@oficio/contracts/admin/exports'
import { paymentLists } from '@oficio/contracts/admin/payments/list'
import { consumerRequestList } from '@oficio/contracts/support/consumer-requests'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { longIt } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { exportList } from './export-list'
import { exportedLists } from './exported-lists'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

async function textOf(list: string, query: Record<string, string> = {}): Promise<string> {
  const { lines } = await exportList(ctx, admin, { list, ...query })
  let text = ''
  for await (const part of lines) text += part
  return text
}

it('a list is taken along as its page shows it, with names that no spreadsheet calculates', async () => {
  const user = await buildUser(ctx, { firstName: '=1+1', lastName: 'Ñáñez' })
  await buildPayment(ctx, { intent: { userId: user.id, payerEmail: 'paula@example.com' } })
  await buildPayment(ctx, { status: 'rejected' })
  const text = await textOf('payments-payments', { status: 'approved' })
  expect(text.startsWith('\uFEFFFecha;Para qué;')).toBe(true)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(";'=1+1 Ñáñez;paula@example.com;15000;0;ARS;Aprobado;")
})

longIt('a list longer than what is read at a time is whole', async () => {
  const professional = await buildProfessional(ctx)
  const createdAt = ctx.clock.now()
  await ctx.db.consumerRequest.createMany({
    data: Array.from({ length: 1_203 }, (_, at) => ({
      id: ctx.ids.next(),
      kind: 'withdrawal' as const,
      code: `ARR-${String(at).padStart(4, '0')}-XXXX`,
      name: 'Lucía',
      email: professional.user.email,
      detail: '',
      dueAt: createdAt,
      submissionHash: String(at),
      createdAt,
    })),
  })
  const codes = (await textOf('consumer-requests')).match(/ARR-\d{4}-XXXX/g) ?? []
  expect(new Set(codes).size).toBe(1_203)
  expect(codes).toHaveLength(1_203)
})

it('each export records its admin, list and filters before a line is read', async () => {
  await exportList(ctx, admin, { list: 'jobs', state: 'all' })
  expect(await ctx.db.auditEntry.findMany()).toMatchObject([
    {
      action: 'list-exported',
      subject: 'list:jobs',
      userId: admin.userId,
      data: { asked: { state: 'all' } },
    },
  ])
})

it('an unknown filter is refused and not ignored, because more rows than requested would leave the site', async () => {
  await expect(exportList(ctx, admin, { list: 'jobs', state: 'roto' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await ctx.db.auditEntry.count()).toBe(0)
})

it('every list of the contract can be taken along, by the address that its page has', async () => {
  const listNames = exportListEndpoint.params.shape.list.options
  expect(exportedLists.map(({ name }) => name).sort()).toEqual([...listNames].sort())
  // Each download is recorded in the audit log; otherwise only the reference data exist.
  const rows: Record<string, number> = {
    rubros: await ctx.db.rubro.count(),
    // Without a kind the list shows the categories.
    'business-terms': await ctx.db.businessCategory.count(),
  }
  for (const list of listNames.filter((name) => name !== 'audit'))
    expect((await textOf(list)).split('\r\n')).toHaveLength(2 + (rows[list] ?? 0))
  expect((await textOf('audit')).match(/Lista descargada/g)).toHaveLength(listNames.length)
  expect(
    exportAddress(consumerRequestList, { sort: 'due', state: 'answered', search: 'a&b', cursor: 'x' }),
  ).toBe('/api/admin/exports/consumer-requests?state=answered&search=a%26b')
  expect(exportAddress(paymentLists.intents, { sort: 'newest' })).toBe('/api/admin/exports/payments-intents')
})
