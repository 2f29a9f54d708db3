import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { startWeb } from '@oficio/launcher/parts/web'
import { findFreePort } from '@oficio/launcher/ports'
import { newAccount } from '../calls/log-in'
import type { Product } from '../calls/product-server'

const changeCount = 100
const patienceMs = 5_000

/** How fresh the page was at the instance that received a change of a review (`taker`), and at the other one. */
export interface Freshness {
  changes: number
  /** Number of changes that the next request did not show, per instance. */
  stale: { taker: number; other: number }
  /** Longest time in milliseconds from the answer to a late change until both instances showed it. */
  latestMs: number
}

/**
 * Changes a review a hundred times, at two instances in turn. Requests the page from both at once after each change.
 */
export async function changeReviews(product: Product): Promise<Freshness> {
  const { ctx } = product
  const second = await startSecond(product)
  try {
    const { id, slug } = await buildBusiness(ctx)
    const author = await newAccount(product)
    const origins = [product.origin, second.origin]
    const page = paths.business(slug)
    for (const origin of origins) await read(origin, page)
    const freshness: Freshness = { changes: changeCount, stale: { taker: 0, other: 0 }, latestMs: 0 }
    for (let number = 0; number < changeCount; number += 1) {
      const [taker = '', other = ''] = number % 2 ? [...origins].reverse() : origins
      const content = `Muy buena atención, vuelvo siempre. Visita número ${number} de este año.`
      await write(taker, id, author, content)
      const answeredAt = performance.now()
      const [takers, otherAnswers] = await Promise.all([read(taker, page), read(other, page)])
      if (!takers.includes(content)) freshness.stale.taker += 1
      if (!otherAnswers.includes(content)) freshness.stale.other += 1
      for (const origin of origins) await until(origin, page, content)
      if (!takers.includes(content) || !otherAnswers.includes(content))
        freshness.latestMs = Math.max(freshness.latestMs, performance.now() - answeredAt)
    }
    return freshness
  } finally {
    await second.stop()
  }
}

async function startSecond({ env }: Product): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-bench-'))
  const port = await findFreePort()
  const web = await startWeb({
    dataDir,
    env: { ...env, PORT: String(port) },
    port,
    mode: 'built',
    log: () => undefined,
  })
  const stop = async () => {
    await web.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, stop }
}

async function write(
  origin: string,
  businessId: string,
  author: Record<string, string>,
  content: string,
): Promise<void> {
  const answer = await fetch(`${origin}/api/business/${businessId}/reviews`, {
    method: 'POST',
    headers: { ...author, 'content-type': 'application/json' },
    body: JSON.stringify({ rating: 5, title: 'Muy bueno', content }),
  })
  if (!answer.ok) throw new Error(`the review answered ${answer.status}: ${await answer.text()}`)
}

async function read(origin: string, page: string): Promise<string> {
  const answer = await fetch(origin + page)
  if (!answer.ok) throw new Error(`${origin}${page} answered ${answer.status}`)
  return answer.text()
}

async function until(origin: string, page: string, content: string): Promise<void> {
  const start = performance.now()
  while (!(await read(origin, page)).includes(content))
    if (performance.now() - start > patienceMs)
      throw new Error(`${origin} still shows the review as it was after ${patienceMs} ms`)
}
