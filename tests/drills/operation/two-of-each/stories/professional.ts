import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../../pace'
import { expectStatus } from '../books'
import type { Program } from '../program'
import type { Town } from '../town'

const listenEveryMs = 700
/** Milliseconds to wait for a notification, because workers die and restart meanwhile. */
const patienceMs = 120_000

/** Waits until a professional has a notice about the request. */
export async function waitForNotice(
  { tally }: Town,
  professional: Program,
  requestId: string,
): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const answer = await professional.insist({ path: '/api/notices?limit=50' })
    if (!expectStatus(tally, 'the notices', answer, 200)) return
    if (JSON.stringify(answer.body).includes(requestId)) return
    if (performance.now() - startedAt > patient(patienceMs)) {
      tally.faults.push(`${professional.username} was not told of ${requestId} within ${patienceMs / 1000} s`)
      return
    }
    await sleep(listenEveryMs)
  }
}

/**
 * Lets a professional open the contact data of a request, at random with a double click. Returns the lead's id, or
 * null.
 */
export async function takeLead(
  { books, tally, random }: Town,
  professional: Program,
  requestId: string,
): Promise<string | null> {
  const call = { method: 'POST', path: `/api/service-requests/${requestId}/lead`, body: {} } as const
  const clicks = random() < 0.25 ? 2 : 1
  const answers = await Promise.all(Array.from({ length: clicks }, () => professional.insist(call)))
  const ids = answers
    .filter((answer) => expectStatus(tally, 'the lead', answer, 200))
    // The cast is safe, because our own endpoint answers in this shape.
    .map(({ body }) => (body as { id: string }).id)
  const [leadId] = ids
  if (leadId === undefined) return null
  if (ids.some((id) => id !== leadId))
    tally.faults.push('two clicks on one request were answered with two leads')
  books.leads.push({ leadId, requestId, professional: professional.username })
  return leadId
}
