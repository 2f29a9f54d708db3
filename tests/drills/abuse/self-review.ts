import assert from 'node:assert/strict'
import type { Submission } from '@oficio/domain/service-requests/form/submission'
import { confirmationCode, trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { logIn, withPassword } from '../../bench/calls/log-in'
import type { DrillStack } from '../support/drill-stack'
import { callFrom } from './call-from'
import type { Scenario } from './scenario'

const home = '203.0.113.30'
const otherAddress = '198.51.100.40'

interface Disguise {
  label: string
  clientAddress: string
  form(professional: { id: string; phone: string; user: { email: string } }): Partial<Submission>
}

const disguises: readonly Disguise[] = [
  { label: 'without cookies, from their own line', clientAddress: home, form: () => ({}) },
  { label: 'from another network', clientAddress: otherAddress, form: () => ({}) },
  {
    label: 'from another network, addressed to themselves',
    clientAddress: otherAddress,
    form: ({ id }) => ({ preferredProfessionalId: id }),
  },
  {
    label: 'from another network, with their own phone',
    clientAddress: otherAddress,
    form: ({ phone }) => ({ phone }),
  },
  {
    label: 'from another network, with a label on their own mailbox',
    clientAddress: otherAddress,
    form: ({ user }) => ({ email: user.email.replace('@', '+cliente@') }),
  },
]

/** A professional files requests as made-up clients, completes them in seconds and reviews themselves. */
export const selfReview: Scenario = {
  name: 'Reviews of oneself',
  attack: `One professional files ${disguises.length} requests as made-up clients, confirms them, opens them, marks 'Contactado' and 'completado' within seconds, and reviews each with five stars. Each time they hide better.`,
  run: async (drill) => {
    const professional = await buildProfessional(drill.ctx, { freeLeadsLeft: 20, user: withPassword })
    const headers = await logIn(drill.stack.origin, professional.user.username)
    for (const disguise of disguises) await reviewOneself(drill, { professional, headers, disguise })
    const { reviewCount, medianResponseMinutes } = await drill.ctx.db.professional.findUniqueOrThrow({
      where: { id: professional.id },
    })
    const storedCount = await drill.ctx.db.review.count({ where: { professionalId: professional.id } })
    assert.equal(storedCount, disguises.length, 'a review was refused: then nobody learns of it')
    return [
      { label: 'reviews stored for an admin to look at', count: storedCount, limit: disguises.length },
      { label: 'reviews counted', count: reviewCount, limit: 0 },
      { label: 'reviews shown to anybody', count: await shownReviews(drill, professional.id), limit: 0 },
      { label: 'forged response times', count: medianResponseMinutes === null ? 0 : 1, limit: 0 },
    ]
  },
}

interface Attack {
  professional: Awaited<ReturnType<typeof buildProfessional>>
  headers: Record<string, string>
  disguise: Disguise
}

async function reviewOneself(drill: DrillStack, { professional, headers, disguise }: Attack): Promise<void> {
  const { ctx } = drill
  const asClient = callFrom(drill, disguise.clientAddress)
  const asProfessional = callFrom(drill, home)
  const body = await buildSubmission(ctx, disguise.form(professional))
  const filing = await asClient({ method: 'POST', path: '/api/service-requests', body })
  assert.equal(filing.status, 201, disguise.label)
  const request = await ctx.db.serviceRequest.findFirstOrThrow({
    where: { email: body.email },
    orderBy: { createdAt: 'desc' },
  })
  const path = `/api/service-requests/${request.id}`
  const code = confirmationCode(ctx, request)
  await asClient({ method: 'POST', path: `${path}/confirmation`, body: { code } })
  const lead = await asProfessional({ method: 'POST', path: `${path}/lead`, body: {}, headers })
  assert.equal(lead.status, 200, disguise.label)
  const leads = await ctx.db.lead.findMany({ where: { requestId: request.id } })
  for (const { id } of leads)
    await asProfessional({ method: 'POST', path: `/api/leads/${id}/contacted`, body: {}, headers })
  await asProfessional({ method: 'PUT', path: `${path}/status`, body: { status: 'completed' }, headers })
  const review = { rating: 5, content: 'Excelente trabajo, muy recomendable de verdad.' }
  const holder = { 'x-tracking-token': trackingToken(ctx, request) }
  const reviewAnswer = await asClient({
    method: 'PUT',
    path: `${path}/review`,
    body: review,
    headers: holder,
  })
  assert.equal(reviewAnswer.status, 200, disguise.label)
}

async function shownReviews(drill: DrillStack, id: string): Promise<number> {
  const call = callFrom(drill, otherAddress)
  const { json } = await call({ method: 'GET', path: `/api/professionals/${id}/reviews` })
  // The cast is safe, because our own endpoint answers in this shape.
  return (json as { reviews: unknown[] }).reviews.length
}
