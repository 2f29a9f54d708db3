import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { forgetMailAddresses } from './forget-addresses'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const store = (to: string, refs: Record<string, string>, isSent = true) =>
  ctx.db.mail.create({
    data: {
      id: ctx.ids.next(),
      dedupeKey: to,
      messageId: to,
      template: 'welcome',
      to,
      refs,
      createdAt: ctx.clock.now(),
      sentAt: isSent ? ctx.clock.now() : null,
    },
  })

it('erases addresses of old mails, except of waiting mails and of mails that follow another record', async () => {
  await store('old@correo.com', { userId: randomUUID() })
  await store('waiting@correo.com', { userId: randomUUID() }, false)
  for (const name of ['requestId', 'consumerRequestId', 'contactMessageId', 'refundId'])
    await store(`${name}@correo.com`, { [name]: randomUUID() })
  ctx.clock.advance({ days: (await ctx.settings.get('anonymiseAfterDays')) + 1 })
  await store('new@correo.com', { userId: randomUUID() })
  await forgetMailAddresses(ctx)
  const otherMails = await ctx.db.mail.findMany({ where: { to: { not: '' } }, orderBy: { id: 'asc' } })
  expect(otherMails.map(({ to }) => to)).toEqual([
    'waiting@correo.com',
    'requestId@correo.com',
    'consumerRequestId@correo.com',
    'contactMessageId@correo.com',
    'refundId@correo.com',
    'new@correo.com',
  ])
})
