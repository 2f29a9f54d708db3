import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'

/** Number of readers. Each sends its next request as soon as it has an answer. */
const readers = 6
/** Milliseconds between changes. Some are longer than a change may take to be visible everywhere. */
const betweenMs = [300, 900, 1_700, 2_600]

interface Sighting {
  askedAt: number
  version: number
}

export interface FrontObservation {
  answers: number
  changes: number
  /** The longest time after a commit at which a visitor still got the old page, in milliseconds. */
  oldestMs: number
}

interface Business {
  id: string
  path: string
}

/**
 * Changes a business' name repeatedly while visitors read its page through the front cache. Returns how long the old
 * name was shown. Throws if an answer is not a page, or is older than an earlier answer.
 */
export async function watchChanges(
  ctx: Ctx,
  origins: readonly string[],
  { id, path }: Business,
  changes: number,
): Promise<FrontObservation> {
  const nameOf = (version: number) => `Café de la versión ${version} de muchas`
  const change = async (version: number) => {
    await ctx.transaction(async (ctx) => {
      await ctx.db.business.update({ where: { id }, data: { name: nameOf(version) } })
      await purgePages(ctx.db, [pageTags.business(id)])
    })
    return performance.now()
  }
  const committed = [await change(0)]
  await sleep(1_000)
  const sightings: Sighting[] = []
  let isWanted = true
  const read = async (origin: string) => {
    while (isWanted) {
      const askedAt = performance.now()
      const answer = await fetch(origin + path)
      const [, version] = /Café de la versión (\d+) de muchas/.exec(await answer.text()) ?? []
      if (answer.status !== 200 || version === undefined) throw new Error(`${path} answered ${answer.status}`)
      sightings.push({ askedAt, version: Number(version) })
    }
  }
  const reading = Promise.all(
    Array.from({ length: readers }, (_, index) => read(origins[index % origins.length] ?? '')),
  )
  for (let version = 1; version <= changes; version += 1) {
    await sleep(betweenMs[version % betweenMs.length])
    committed.push(await change(version))
  }
  await sleep(2_000)
  isWanted = false
  await reading
  const late = sightings.map(({ askedAt, version }) => {
    const replacedAt = committed[version + 1]
    return replacedAt === undefined ? 0 : Math.max(0, askedAt - replacedAt)
  })
  return { answers: sightings.length, changes, oldestMs: Math.max(...late) }
}
