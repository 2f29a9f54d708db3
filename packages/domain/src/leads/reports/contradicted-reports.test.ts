import { beforeEach, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { markAddress } from '../../kernel/mail/marked-addresses'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { trackingToken } from '../../service-requests/tracking-link'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { markContacted } from '../mark-contacted'
import { takeLead } from '../taking/take-lead'
import { answerReport } from './answer-report'
import { reportLead } from './report-lead'

let ctx: TestCtx
let professional: Actor
beforeEach(async () => {
  ctx = await createTestContext()
  professional = account((await buildProfessional(ctx)).userId, 'professional')
})

interface Scene {
  requestId: string
  leadId: string
  client: Actor
}

async function open(): Promise<Scene> {
  const request = await buildServiceRequest(ctx)
  const { id } = await takeLead(ctx, professional, { id: request.id })
  return {
    requestId: request.id,
    leadId: id,
    client: visitor({ trackingToken: trackingToken(ctx, request) }),
  }
}

const report = ({ leadId }: Scene) => reportLead(ctx, professional, { id: leadId, reason: 'no_answer' })

async function answer({ leadId, client }: Scene): Promise<string> {
  const { id } = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId } })
  return (await answerReport(ctx, client, { id, answer: 'not_contacted' })).status
}

const contact = ({ leadId }: Scene) => markContacted(ctx, professional, { id: leadId })
const choose = ({ requestId, leadId, client }: Scene) =>
  changeStatus(ctx, client, { id: requestId, status: 'in_progress', leadId })
const begin = ({ requestId }: Scene) =>
  changeStatus(ctx, professional, { id: requestId, status: 'in_progress' })

it.each([
  ['marked as contacted', contact],
  ['chosen by the client', choose],
  ['whose work the professional began', begin],
  [
    'whose contact was marked and taken back',
    async (scene: Scene) => {
      await contact(scene)
      await ctx.db.lead.update({ where: { id: scene.leadId }, data: { contactedAt: null } })
    },
  ],
  [
    'whose work the client praised',
    async ({ requestId, leadId }: Scene) =>
      void (await ctx.db.serviceRequestEvent.create({
        data: {
          id: ctx.ids.next(),
          requestId,
          leadId,
          type: 'work_praised',
          actorKind: 'client',
          createdAt: ctx.clock.now(),
        },
      })),
  ],
])('a lead %s waits for an admin when the client says that nobody called', async (_title, act) => {
  const scene = await open()
  await act(scene)
  await report(scene)
  expect(await answer(scene)).toBe('pending')
  const later = await open()
  await report(later)
  await act(later)
  expect(await answer(later)).toBe('pending')
})

it('a lead marked as contacted waits for an admin also where the mail of its client bounces', async () => {
  const scene = await open()
  await contact(scene)
  const { email } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: scene.requestId } })
  const mark = { address: email, reason: 'hard_bounce', at: ctx.clock.now(), key: 'test' } as const
  await ctx.transaction((ctx) => markAddress(ctx, mark))
  expect((await report(scene)).report?.status).toBe('pending')
})

it('an answer and the word of contact at the same moment never give back a lead that was contacted', async () => {
  for (let round = 0; round < 4; round += 1) {
    const scene = await open()
    await report(scene)
    await Promise.allSettled([contact(scene), answer(scene)])
    const lead = await ctx.db.lead.findUniqueOrThrow({ where: { id: scene.leadId } })
    expect(lead.status === 'returned' && lead.contactedAt !== null).toBe(false)
    await ctx.db.professional.updateMany({ data: { freeLeadsLeft: 3 } })
  }
})
