import { paths } from '@oficio/contracts/paths'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { visitor } from '@oficio/domain/kernel/actor'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'
import { sendOne } from '../calls/send-requests'
import type { Search, TextKind } from './sample-searches'
import type { SearchSite } from './search-sites'

/** Milliseconds of every search, by the kind of its text. */
export type Samples = Record<TextKind, number[]>

/** Times each search on every site in turns, so that other load of the machine affects all sites alike. */
export async function measureSearches(
  sites: readonly SearchSite[],
  searches: readonly Search[],
  rounds: number,
): Promise<Samples[]> {
  const samples = sites.map((): Samples => ({ rubro: [], 'common word': [], 'rare word': [] }))
  for (let round = 0; round < rounds; round += 1)
    for (const [turn, { kind, ...search }] of searches.entries())
      for (let step = 0; step < sites.length; step += 1) {
        // The site that goes first changes, because the first one may be slower.
        const index = (turn + round + step) % sites.length
        const site = sites[index]
        if (!site) continue
        const start = performance.now()
        await searchProfessionals(site.ctx, visitor(), searchQuery.parse(search))
        // The first round only fills the caches that a running server has filled.
        if (round > 0) samples[index]?.[kind].push(performance.now() - start)
      }
  return samples
}

const connections = 8

/** Returns the search pages per second of each site: the best of several rounds in turns. */
export async function measurePages(
  sites: readonly SearchSite[],
  searches: readonly Search[],
  rounds: number,
): Promise<number[]> {
  const rates = sites.map(() => 0)
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { origin }] of sites.entries()) {
      const start = performance.now()
      await sendAll(searches.map((search) => origin + addressOf(search)))
      const rate = (1000 * searches.length) / (performance.now() - start)
      rates[index] = Math.max(rates[index] ?? 0, rate)
    }
  return rates
}

const addressOf = ({ query, rubroIds, latitude, longitude }: Search): string =>
  `${paths.searchProfessionals()}?${new URLSearchParams([
    ['query', query],
    ['latitude', latitude],
    ['longitude', longitude],
    ...rubroIds.map((id) => ['rubroIds', id]),
  ])}`

async function sendAll(urls: readonly string[]): Promise<void> {
  const remainingUrls = [...urls]
  const sendInTurn = async () => {
    for (let url = remainingUrls.pop(); url !== undefined; url = remainingUrls.pop())
      await sendOne({ url, encoding: 'identity' })
  }
  await Promise.all(Array.from({ length: connections }, sendInTurn))
}
