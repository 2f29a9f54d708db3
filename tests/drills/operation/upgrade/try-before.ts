import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { logIn, withPassword } from '../../../bench/calls/log-in'
import { publicPages } from '../../outage/public-pages'
import type { DrillStack } from '../../support/drill-stack'
import { waitOrThrow } from '../../support/wait-or-throw'

const times = 10

/** Number of times that each action succeeded, and the faults. */
export interface Used {
  pages: number
  filedCount: number
  takenCount: number
  mails: number
  faults: string[]
}

/** Tests the older site on this version's tables: its pages, filing requests, taking leads, and its worker's jobs. */
export async function tryBefore(drill: DrillStack, origin: string): Promise<Used> {
  const { ctx, stack } = drill
  const faults: string[] = []
  const { user: taker } = await buildProfessional(ctx, { freeLeadsLeft: times, user: withPassword })
  let pages = 0
  const addresses = await publicPages(ctx, 3)
  for (const address of [...addresses(), ...addresses()]) {
    const { status } = await fetch(origin + address, { redirect: 'manual' })
    pages += 1
    // A page that the older version does not have yet is no fault.
    const isNew = status === 404 && (await fetch(stack.origin + address)).status === 200
    if (status !== 200 && !isNew) faults.push(`${address} answered ${status}`)
  }
  const directions = [
    { site: origin, other: stack.origin },
    { site: stack.origin, other: origin },
  ]
  let filedCount = 0
  let takenCount = 0
  for (let index = 0; index < times; index += 1) {
    const { site, other } = directions[index % 2] ?? { site: origin, other: origin }
    const answer = await post(site, '/api/service-requests', await buildSubmission(ctx))
    const { requestId: id } = Object(answer.body)
    if (answer.status !== 201) faults.push(`filing at ${site} answered ${answer.status}`)
    else filedCount += 1
    const trackingPage = await fetch(`${other}/service-request/${id}`)
    if (trackingPage.status !== 200)
      faults.push(`what was filed at ${site} is not shown at ${other}: ${trackingPage.status}`)
    // The lead is taken at the other site, so that each site reads what the other wrote.
    const lead = await post(other, `/api/service-requests/${id}/lead`, {}, await logIn(other, taker.username))
    if (lead.status !== 200) faults.push(`taking a lead at ${other} answered ${lead.status}`)
    else takenCount += 1
  }
  await waitOrThrow('the worker of the version before has done its jobs', async () => {
    const { rows } = await drill.db.query<{ due: number }>(
      'SELECT count(*)::int AS due FROM graphile_worker._private_jobs WHERE run_at <= now()',
    )
    return rows[0]?.due === 0
  })
  const { rows } = await drill.db.query<{ error: string }>(
    'SELECT last_error AS error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL',
  )
  faults.push(...rows.map(({ error }) => `a job failed: ${error.slice(0, 300)}`))
  const mails = (await drill.mailbox.messages()).length
  return { pages, filedCount, takenCount, mails, faults }
}

async function post(origin: string, path: string, body: object, headers = {}) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answerBody: unknown = await answer.json().catch(() => null)
  return { status: answer.status, body: answerBody }
}
