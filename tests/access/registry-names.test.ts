import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '@oficio/domain/registry'
import { expect, it } from 'vitest'

const doers = [...registry.jobs, ...registry.clock]

it('every job has a name for people, and no two have the same', () => {
  const labels = doers.map(({ label }) => label)
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(labels.length)
})

/**
 * The key by which each part of the registry is looked up. If two entries had the same key, only the first would be
 * found.
 */
const lookedUpBy: Record<string, readonly string[]> = {
  'job or entry of the clock': doers.map(({ name }) => name),
  'name of events': registry.events.map(({ name }) => name),
  // Lists and notes use one word for a payment, whether it belongs to an intent or to something else.
  'kind of payment': [
    ...registry.paymentKinds.map(({ kind }) => kind),
    ...registry.otherPaymentOwners.map(({ type }) => type),
  ],
  'subject of subscriptions': registry.subscriptionKinds.map(({ subjectType }) => subjectType),
  'role with a usual subscription': registry.subscriptionKinds.flatMap(
    ({ defaultForRole }) => defaultForRole ?? [],
  ),
  'kind of what is reviewed': registry.reviewSubjects.map(({ kind }) => kind),
  'topic of notifications': registry.notificationTopics.map(({ topic }) => topic),
}

it.each(Object.entries(lookedUpBy))('no two entries of the registry claim the same %s', (_what, words) => {
  expect(words).not.toHaveLength(0)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

const domainDir = fileURLToPath(new URL('../../packages/domain/src/', import.meta.url))
const listFiles = readdirSync(domainDir)
  .map((noun) => `${domainDir}${noun}/contributions.ts`)
  .filter((file) => existsSync(file))

it.each(listFiles)('the registry holds everything in %s', async (file) => {
  const members = new Map<string, unknown>(Object.entries(registry))
  const contributions = Object.values(await import(file)).flatMap((noun) => Object.entries(noun as object))
  expect(contributions).not.toHaveLength(0)
  for (const [member, value] of contributions)
    for (const item of [value].flat()) expect([members.get(member)].flat()).toContain(item)
})
