import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '@oficio/contracts/paths'
import { businessForm } from '@oficio/domain/testing/business-form'
import { expectStatus } from './books'
import type { Town } from './town'

const changeEveryMs = [700, 1_500, 2_600]
const readEveryMs = 40
const answerMs = 10_000

interface Arrival {
  origin: string
  askedAt: number
  version: number
}

export interface PageSeen {
  changes: number
  answers: number
  /** Per origin: how long after an acknowledged change a visitor still got the old page, in milliseconds. */
  oldest: { origin: string; ms: number }[]
}

const textOf = (version: number) => `Café de especialidad. Texto ${version} de muchos.`

/**
 * Lets the owner of a business change its page repeatedly, while visitors read it at the front and at each web process,
 * until it is stopped.
 */
export async function watchPage(town: Town): Promise<() => Promise<PageSeen>> {
  const { installation, business, books } = town
  const origins = [installation.front, ...installation.webs]
  const path = paths.business(business.slug)
  const acknowledgedAt: number[] = []
  const arrivals: Arrival[] = []
  const end = new AbortController()
  const change = async (version: number) => {
    const { owner, tally } = town
    const answer = await owner.insist({
      method: 'PUT',
      path: `/api/user/businesses/${business.id}`,
      body: businessForm({ name: 'Café de la Hora', description: textOf(version) }),
    })
    acknowledgedAt[version] = performance.now()
    if (expectStatus(tally, 'the change of a page', answer, 200))
      books.lastSave = { text: textOf(version), times: version + 1 }
  }
  const read = async (origin: string) => {
    while (!end.signal.aborted) {
      const askedAt = performance.now()
      const version = await versionAt(origin + path)
      if (version !== null) arrivals.push({ origin, askedAt, version })
      await sleep(readEveryMs)
    }
  }
  // The first change also makes the page exist.
  await change(0)
  const reading = Promise.all(origins.map(read))
  const changing = (async () => {
    for (let version = 1; !end.signal.aborted; version += 1) {
      await sleep(changeEveryMs[version % changeEveryMs.length], undefined, { signal: end.signal }).catch(
        () => undefined,
      )
      if (!end.signal.aborted) await change(version)
    }
    // Leaves time to read the last saved version as well.
    await sleep(1_500)
  })()
  for (const pendingWork of [reading, changing]) pendingWork.catch(() => undefined)
  return async () => {
    end.abort()
    await changing
    await reading
    const lateMs = ({ askedAt, version }: Arrival) =>
      Math.max(0, askedAt - (acknowledgedAt[version + 1] ?? Infinity))
    const oldest = origins.map((origin) => ({
      origin,
      ms: Math.max(0, ...arrivals.filter((arrival) => arrival.origin === origin).map(lateMs)),
    }))
    return { changes: acknowledgedAt.length - 1, answers: arrivals.length, oldest }
  }
}

/** Returns the version of the text that a page shows, or null if there is no page. */
async function versionAt(address: string): Promise<number | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerMs) })
    const [, version] = /Texto (\d+) de muchos/.exec(await answer.text()) ?? []
    return answer.status === 200 && version !== undefined ? Number(version) : null
  } catch {
    return null
  }
}
