import { expectStatus } from '../books'
import { pickProfessional, type Town } from '../town'
import { pay } from './pay'
import { takeLead, waitForNotice } from './professional'

/** A client pays for an urgent request. If nobody contacts them, the fee must be refunded. */
export async function livePayer(town: Town, isCalled: boolean): Promise<void> {
  const { books, tally, urgentForms } = town
  const form = urgentForms.pop()
  if (!form) throw new Error('no form is left')
  const person = town.newcomer()
  await person.insist({ method: 'POST', path: '/api/auth/device', body: {} })
  const paid = await pay(town, person, {
    method: 'POST',
    path: '/api/payments/create-anonymous',
    body: { metadata: { type: 'urgency_fee', form_data: form } },
  })
  if (!paid) return
  const requestId = String(paid.subject?.requestId)
  books.requests.push({ requestId, email: form.email, isUrgent: true })
  books.paid.push({
    intentId: paid.intentId,
    paymentId: paid.paymentId,
    kind: 'urgency',
    subjectId: requestId,
  })
  if (!isCalled) return
  const professional = pickProfessional(town, form.rubroId)
  await waitForNotice(town, professional, requestId)
  const leadId = await takeLead(town, professional, requestId)
  if (leadId === null) return
  const contact = await professional.insist({
    method: 'POST',
    path: `/api/leads/${leadId}/contacted`,
    body: {},
  })
  if (expectStatus(tally, 'the contact', contact, 200)) books.contactedLeads.push(leadId)
}
