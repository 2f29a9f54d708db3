import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account } from '../../kernel/actor'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getProfessionalRequest } from '../desk/get-professional-request'
import { markContacted } from '../mark-contacted'
import { takeLead } from './take-lead'

let ctx: TestCtx
let client: Actor
let requestId: string
let first: Actor
let second: Actor
let leadId: string
beforeEach(async () => {
  ctx = await createTestContext()
  const { id } = await buildUser(ctx)
  client = account(id, 'user')
  requestId = (await buildServiceRequest(ctx, { userId: id })).id
  first = account((await buildProfessional(ctx)).userId, 'professional')
  second = account((await buildProfessional(ctx)).userId, 'professional')
  leadId = (await takeLead(ctx, first, { id: requestId })).id
})

const set = (actor: Actor, status: 'open' | 'in_progress' | 'completed') =>
  changeStatus(ctx, actor, { id: requestId, status })
const readOffer = async () => (await getProfessionalRequest(ctx, second, { id: requestId })).offer
const closed = { in_progress: 'work_started', completed: 'request_closed' } as const
const works = ['in_progress', 'completed'] as const

describe.each(works)('a professional who opens the contact and says %s at once', (status) => {
  it('shuts nobody out for a day, and the page says what the others read', async () => {
    await set(first, status)
    const view = await getProfessionalRequest(ctx, second, { id: requestId })
    expect(view).toMatchObject({ offer: { takes: 'trial', refusal: null }, isClaimedByOther: true })
    const lead = await takeLead(ctx, second, { id: requestId })
    expect(lead.contact).not.toBeNull()
  })

  it('shuts the others out after a day, also where it is said again', async () => {
    await set(first, 'in_progress')
    ctx.clock.advance({ hours: serverLimits.claimedWorkHours - 1 })
    await set(first, status)
    expect(await readOffer()).toMatchObject({ refusal: null })
    ctx.clock.advance({ hours: 1 })
    expect(await readOffer()).toEqual({ takes: null, refusal: closed[status] })
    await expect(takeLead(ctx, second, { id: requestId })).rejects.toMatchObject({ code: closed[status] })
  })

  it('shuts the others out once the client agrees', async () => {
    await set(first, status)
    await set(client, status)
    expect(await readOffer()).toEqual({ takes: null, refusal: closed[status] })
  })

  it('shuts the others out where the contact was marked well before, and not a moment before', async () => {
    await markContacted(ctx, first, { id: leadId })
    ctx.clock.advance({ minutes: serverLimits.contactBeforeWorkMinutes })
    await set(first, status)
    expect(await readOffer()).toEqual({ takes: null, refusal: closed[status] })
  })

  it('shuts nobody out by marking the contact a moment before', async () => {
    await markContacted(ctx, first, { id: leadId })
    ctx.clock.advance({ minutes: 1 })
    await set(first, status)
    expect(await readOffer()).toMatchObject({ refusal: null })
  })
})

it('work that the client gave to somebody is closed to the others at once', async () => {
  await changeStatus(ctx, client, { id: requestId, status: 'in_progress', leadId })
  expect(await readOffer()).toEqual({ takes: null, refusal: 'work_started' })
  await set(first, 'completed')
  expect(await readOffer()).toEqual({ takes: null, refusal: 'request_closed' })
})

it('a second professional who holds the contact keeps it for the day, though the first one says that it is done', async () => {
  await takeLead(ctx, second, { id: requestId })
  await set(first, 'completed')
  const read = async () => (await getProfessionalRequest(ctx, second, { id: requestId })).lead?.contact
  expect(await read()).not.toBeNull()
  ctx.clock.advance({ hours: serverLimits.claimedWorkHours })
  expect(await read()).toBeNull()
})
