import { randomUUID } from 'node:crypto'
import type { Submission } from '@oficio/domain/service-requests/form/submission'
import { confirmationCode } from '@oficio/domain/service-requests/tracking-link'
import { expectStatus } from '../books'
import type { Answer, Person } from '../person'
import { pick, pickProfessional, type Town } from '../town'
import { takeLead, waitForNotice } from './professional'

const ratings = [3, 4, 5] as const

/**
 * A client files a request, confirms it, gets calls from two professionals, has one of them do the work, and reviews
 * it.
 */
export async function liveClient(town: Town): Promise<void> {
  const { books, tally, forms, random } = town
  const form = forms.pop()
  if (!form) throw new Error('no form is left')
  const person = town.newcomer()
  const request = await file(town, person, form)
  if (!request) return
  const { requestId, token } = request
  const asClient = { 'x-tracking-token': token }
  const confirmed = await person.insist({
    method: 'POST',
    path: `/api/service-requests/${requestId}/confirmation`,
    body: { code: codeOf(town, requestId, form.email) },
  })
  if (expectStatus(tally, 'the confirmation', confirmed, 200)) books.confirmed.push(requestId)
  const first = pickProfessional(town, form.rubroId)
  await waitForNotice(town, first, requestId)
  const leadId = await takeLead(town, first, requestId)
  await takeLead(town, pickProfessional(town, form.rubroId), requestId)
  if (leadId === null) return
  const contact = await first.insist({ method: 'POST', path: `/api/leads/${leadId}/contacted`, body: {} })
  if (expectStatus(tally, 'the contact', contact, 200)) books.contactedLeads.push(leadId)
  // The client has not decided yet.
  if (random() < 0.4) return
  const status = {
    method: 'PUT',
    path: `/api/service-requests/${requestId}/status`,
    headers: asClient,
  } as const
  const choice = await person.insist({ ...status, body: { status: 'in_progress', leadId } })
  if (!expectStatus(tally, 'the choice', choice, 200)) return
  const done = await person.insist({ ...status, body: { status: 'completed' } })
  if (!expectStatus(tally, 'the completion', done, 200)) return
  books.completed.push({ requestId, leadId })
  const rating = pick(town, ratings)
  const review = { rating, title: 'Muy prolijo', content: 'Llegó a horario y dejó todo limpio.' }
  const path = `/api/service-requests/${requestId}/review`
  const reviewAnswer = await person.insist({ method: 'PUT', path, headers: asClient, body: review })
  if (expectStatus(tally, 'the review', reviewAnswer, 200)) books.reviews.push({ leadId, rating })
}

/** Sends the form as the page does, at random with a double click. Returns the id and token that the sender gets. */
async function file(
  { books, tally, random }: Town,
  person: Person,
  form: Submission,
): Promise<{ requestId: string; token: string } | null> {
  // The device cookie, by which the site recognises a form that is sent again as the same sender's.
  await person.insist({ method: 'POST', path: '/api/auth/device', body: {} })
  const call = {
    method: 'POST',
    path: '/api/service-requests',
    body: form,
    headers: { 'idempotency-key': randomUUID() },
  } as const
  const clicks = random() < 0.25 ? 2 : 1
  const answers = await Promise.all(Array.from({ length: clicks }, () => person.insist(call)))
  const filedRequests = answers.filter((answer) => expectStatus(tally, 'filing', answer, 201)).map(readFiled)
  const [first] = filedRequests
  if (!first) return null
  if (filedRequests.some(({ requestId }) => requestId !== first.requestId))
    tally.faults.push('two clicks on one form were answered with two requests')
  books.requests.push({ requestId: first.requestId, email: form.email, isUrgent: false })
  return first
}

function readFiled({ body }: Answer): { requestId: string; token: string } {
  // The cast is safe, because our own endpoint answers in this shape.
  const { requestId, trackingUrl } = body as { requestId: string; trackingUrl: string }
  return { requestId, token: new URL(trackingUrl).pathname.split('/').at(-1) ?? '' }
}

/** Returns the confirmation code in the form of the mail. */
const codeOf = ({ installation }: Town, id: string, email: string) =>
  confirmationCode(installation.drill.ctx, { id, email, codeVersion: 1 })
