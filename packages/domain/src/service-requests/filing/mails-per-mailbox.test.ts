import { limits } from '@oficio/contracts/limits'
import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { longIt } from '../../testing/long-form'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { confirmationCode, trackingToken } from '../tracking-link'
import { confirmServiceRequest } from './confirm-service-request'
import { createServiceRequest } from './create-service-request'
import { resendConfirmation } from './resend-confirmation'

let ctx: TestCtx
let requestCount = 0
beforeEach(async () => {
  ctx = await createTestContext()
  requestCount = 0
})

const victim = 'vecina@example.com'
const tooMany = expect.objectContaining({ code: 'mailbox_mails_exceeded' })
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const holder = async (id: string, actor: Caller = visitor({})): Promise<Caller> => ({
  ...actor,
  trackingToken: trackingToken(ctx, await requestById(id)),
})
const mailsToVictim = () => ctx.mailer.sentMails.filter(({ to }) => to.toLowerCase() === victim).length

/** Files as a new client each time, with another device, phone and mail, except for the fields in `same`. */
async function file(same: Partial<ServiceRequestFormInput> = {}, actor?: Caller): Promise<string> {
  requestCount += 1
  const other = {
    phone: `0341 15-555-${2000 + requestCount}`,
    email: `descartable${requestCount}@example.com`,
  }
  const form = submission({ ...other, description: `Pedido ${requestCount}`, ...same })
  const { requestId } = await createServiceRequest(
    ctx,
    actor ?? visitor({ deviceHash: `device-${requestCount}` }),
    form,
  )
  await runDueJobs(ctx)
  return requestId
}

async function turnTo(id: string, email: string): Promise<void> {
  await updateServiceRequest(ctx, await holder(id), { id, email })
  await runDueJobs(ctx)
}

/** Changes the mail of requests to the victim's address and away again, until the victim received `times` mails. */
async function mailVictim(times: number): Promise<void> {
  let id = await file()
  for (let n = 0; n < times; n += 1) {
    if (n % 3 === 2) id = await file()
    await turnTo(id, n % 2 === 0 ? victim : victim.toUpperCase())
    await turnTo(id, `descartable-${n}@example.com`)
  }
}

describe('the codes that are mailed to one mailbox in a day', () => {
  longIt('end, however many requests are turned to it and away again', async () => {
    await mailVictim(limits.codeMailsPerMailbox)
    expect(mailsToVictim()).toBe(limits.codeMailsPerMailbox)
    const id = await file()
    await expect(turnTo(id, victim)).rejects.toEqual(tooMany)
    expect((await requestById(id)).email).not.toBe(victim)
    ctx.clock.advance({ hours: 24 })
    await turnTo(id, victim)
    expect(mailsToVictim()).toBe(limits.codeMailsPerMailbox + 1)
  })

  longIt('are limited also when the client asks for another code', async () => {
    await mailVictim(limits.codeMailsPerMailbox - 2)
    const id = await file({ email: victim })
    await resendConfirmation(ctx, await holder(id), { id })
    await expect(resendConfirmation(ctx, await holder(id), { id })).rejects.toEqual(tooMany)
  })

  it('end also for requests that are turned to it at the same moment', async () => {
    await mailVictim(limits.codeMailsPerMailbox - 1)
    const ids = [await file(), await file(), await file()]
    const results = await Promise.allSettled(ids.map((id) => turnTo(id, victim)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(tooMany)
  })

  longIt(
    'are as many as filings at most for forms that name it, though each is turned away after its mail',
    async () => {
      for (let n = 0; n < limits.filingsPerDay; n += 1)
        await turnTo(await file({ email: victim }), `descartable-${n}@example.com`)
      await expect(file({ email: victim })).rejects.toMatchObject({ code: 'too_many_filings' })
      expect(mailsToVictim()).toBe(limits.filingsPerDay)
    },
  )

  longIt(
    'count as filings also where an earlier version mailed the code, whose number it stored as text',
    async () => {
      for (let n = 0; n < limits.filingsPerDay; n += 1)
        await turnTo(await file({ email: victim }), `descartable-${n}@example.com`)
      await ctx.db
        .$executeRaw`UPDATE mails SET refs = refs || jsonb_build_object('codeVersion', refs ->> 'codeVersion')`
      await expect(file({ email: victim })).rejects.toMatchObject({ code: 'too_many_filings' })
    },
  )

  it('count though the request is turned away while the worker has the mail in hand', async () => {
    const id = await file()
    await updateServiceRequest(ctx, await holder(id), { id, email: victim })
    await turnTo(id, 'descartable@example.com')
    expect(await ctx.db.mail.count({ where: { template: 'request-filed', to: victim } })).toBe(1)
    expect(mailsToVictim()).toBe(0)
  })
})

describe('strangers who use up the codes of a mailbox', () => {
  it('never keep its owner from filing', async () => {
    await mailVictim(limits.codeMailsPerMailbox)
    const id = await file({ email: victim })
    expect(mailsToVictim()).toBe(limits.codeMailsPerMailbox + 1)
    await confirmServiceRequest(ctx, await holder(id), {
      id,
      code: confirmationCode(ctx, await requestById(id)),
    })
  })

  longIt('never keep the account that has proven it from changing the mail of a request to it', async () => {
    const owner = account((await buildUser(ctx, { email: victim })).id, 'user', { deviceHash: 'hers' })
    await mailVictim(limits.codeMailsPerMailbox)
    const id = await file({}, owner)
    await updateServiceRequest(ctx, owner, { id, email: victim })
    expect((await requestById(id)).confirmedAt).not.toBeNull()
  })
})
