import assert from 'node:assert/strict'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildBusinessReview } from '@oficio/domain/testing/builders/build-business-review'
import { startTestStack } from '../journeys/support/test-stack'
import { openWorld, type World } from '../journeys/support/world'
import { seededRandom } from '../seeded-random'
import { graphsOf } from '../system/markup/graphs-of'
import { htmlFaults } from '../system/markup/html-faults'
import { schemaFaults } from '../system/markup/schema-faults'
import { buildScene } from '../system/scene'
import { buildPrograms } from './support/build-programs'
import type { Section } from './support/record-figures'

const pagesAsked = 50
const hostile = '</script><script>alert(1)</script> "\\ \u202egnp.exe 😀 <b>&amp;'

/** Checks random public pages against the HTML standard, and their structured data against schema.org. */
export async function run(): Promise<Section> {
  await assertFaultsAreFound()
  buildPrograms({ web: true })
  const { file, stop } = await startTestStack()
  process.env.OFICIO_TEST_STACK = file
  const world = await openWorld('openSite')
  const seed = Math.trunc(Date.now() / 1000)
  try {
    const addresses = await chooseAddresses(world, seed)
    const graphs: unknown[] = []
    for (const address of addresses) {
      const answer = await fetch(address)
      const html = await answer.text()
      assert.equal(answer.status, 200, address)
      assert.deepEqual(await htmlFaults(html), [], address)
      graphs.push(...graphsOf(html))
    }
    assert.deepEqual(schemaFaults(graphs), [], 'what is not as schema.org has it')
    return { name: 'markup', text: describe(addresses.length, graphs, seed) }
  } finally {
    await world.close()
    await stop()
  }
}

/** Throws unless the checkers find known faults, because a check that finds nothing proves nothing. */
async function assertFaultsAreFound(): Promise<void> {
  const wrong = [{ '@type': 'Cafeteria' }, { '@type': 'Plumber', stars: 5 }, { '@type': 'Plumber', geo: 5 }]
  for (const graph of wrong)
    assert.notEqual(schemaFaults([{ '@context': 'https://schema.org', '@graph': [graph] }]).length, 0)
  assert.notEqual((await htmlFaults('<p><div></div></p>')).length, 0)
}

/** Returns random addresses of the sitemap, including the pages of a business with hostile texts. */
async function chooseAddresses(world: World, seed: number): Promise<string[]> {
  const { ctx, site } = world
  await buildScene(world)
  const business = await buildBusiness(ctx, {
    name: hostile,
    description: hostile,
    shortDescription: hostile,
    address: hostile,
    avgRating: 4,
    reviewCount: 1,
  })
  await buildBusinessReview(ctx, {
    businessId: business.id,
    content: hostile,
    answer: hostile,
    answeredAt: ctx.clock.now(),
  })
  const read = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const parts = await read(`${site.origin}/sitemap.xml`)
  const all = (await Promise.all(parts.map(read))).flat()
  const own = all.filter((address) => address.endsWith(`/${business.slug}`))
  assert.equal(own.length, 1)
  const random = seededRandom(seed)
  const otherAddresses = all
    .filter((address) => !own.includes(address))
    .map((address) => ({ address, at: random() }))
    .sort((row, other) => row.at - other.at)
    .map(({ address }) => address)
  return [...own, ...otherAddresses].slice(0, pagesAsked)
}

function describe(pages: number, graphs: readonly unknown[], seed: number): string {
  const types = [...JSON.stringify(graphs).matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type)
  return `
The built site with demo data and a business that means harm in every field. ${pages} random pages of the sitemap: each is
valid HTML (html-validate, its rules of the standard), and what search engines read of them holds against the types of
the whole vocabulary of schema.org (schema-dts, by the compiler): no fault.

- ${types.length} things of ${new Set(types).size} types: ${[...new Set(types)].sort().join(', ')}.
- Seed ${seed}.`
}
