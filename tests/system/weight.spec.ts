import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { openWorld } from '../journeys/support/world'
import { pagesOf } from './page-addresses'
import { buildScene } from './scene'

const readBuild = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../apps/web/.next/${file}`, import.meta.url)), 'utf8')

/** KB beyond a bare page, compressed. All other fully cached pages, and the searches, are for reading. */
const readingAllowanceKb = 21
const allowances: Record<string, number> = {
  [paths.searchBusinesses()]: readingAllowanceKb,
  [paths.searchProfessionals()]: readingAllowanceKb,
  [paths.searchServiceRequests()]: readingAllowanceKb,
  [paths.login()]: 30,
  [paths.register()]: 30,
  [paths.forgotPassword()]: 30,
  [paths.resetPasswordWithoutLink()]: 30,
  [paths.serviceRequestForm()]: 64,
  [paths.registerProfessional()]: 60,
  [paths.registerDirectly()]: 30,
  [paths.registerBusiness()]: 60,
  [paths.contact()]: 60,
  [paths.advertising()]: 60,
  [paths.withdrawal()]: 60,
  [paths.cancellation()]: 60,
}

test('a page loads little more than the framework: what is not needed at once comes when it is', async () => {
  const world = await openWorld('openSite')
  const weigh = weigher(world.site.origin)
  const bare = await weigh(bareScripts())
  expect(bare).toBeGreaterThan(100)
  const pages = pagesOf(await buildScene(world))
  const tooHeavy: string[] = []
  for (const { address, isCached } of pages) {
    const allowed = allowances[address] ?? (isCached ? readingAllowanceKb : null)
    if (allowed === null) continue
    const html = await (await fetch(`${world.site.origin}${address}`)).text()
    const extraBytes = (await weigh(moduleScripts(html))) - bare
    if (extraBytes > allowed) tooHeavy.push(`${address}: ${extraBytes.toFixed(1)} KB, allowed are ${allowed}`)
  }
  await world.close()
  expect(tooHeavy).toEqual([])
})

test('a search and a business send their content as markup, and little of it again for the scripts', async () => {
  const world = await openWorld('openSite')
  const { businessSlug } = await buildScene(world)
  const tooHeavy: string[] = []
  for (const [address, maxShare, maxKb] of [
    [paths.searchBusinesses(), 0.43, 14.5],
    [paths.searchProfessionals(), 0.38, 16.5],
    [paths.business(businessSlug), 0.54, 12.5],
  ] as const) {
    const html = await (await fetch(`${world.site.origin}${address}`)).text()
    const share = scriptData(html).length / html.length
    const kb = gzipSync(html).byteLength / 1024
    if (share > maxShare) tooHeavy.push(`${address}: ${Math.round(share * 100)} % is data for the scripts`)
    if (kb > maxKb) tooHeavy.push(`${address}: ${kb.toFixed(1)} KB, allowed are ${maxKb}`)
  }
  await world.close()
  expect(tooHeavy).toEqual([])
})

test('the target of a link is fetched once a pointer is over it', async ({ visit }) => {
  const page = await visit(null)
  const ahead: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The parameter with which Next requests another page.
    if (searchParams.has('_rsc')) ahead.push(pathname)
  })
  await page.goto(paths.home())
  // The page's scripts show this link. From then on they watch the links.
  const login = page.getByRole('link', { name: 'Acceder / Registrarse' })
  await expect(login).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(ahead).toEqual([])
  await login.hover()
  await expect.poll(() => ahead).toContain(paths.login())
})

/** Returns the scripts that Next puts on every page of this build, even on a page without interactive parts. */
function bareScripts(): string[] {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(readBuild('build-manifest.json'))
  // The file is an assignment. Its right side lists the scripts of each interactive part of the page.
  const [, parts] =
    /\] = (\{.*\});?\s*$/s.exec(readBuild('server/app/_not-found/page_client-reference-manifest.js')) ?? []
  const { clientModules }: { clientModules: Record<string, { chunks: string[] }> } = JSON.parse(parts ?? '{}')
  const ofNext = Object.entries(clientModules)
    .filter(([module]) => /\/next\/dist\/esm\/(client\/components|lib)\//.test(module))
    .flatMap(([, { chunks }]) => chunks)
  return [...new Set([...rootMainFiles.map((file) => `/_next/${file}`), ...ofNext])]
}

/** Returns a function that sums up the compressed sizes of scripts. Fetches each script once. */
function weigher(origin: string) {
  const weights = new Map<string, number>()
  const weigh = async (path: string) => {
    const script = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
    weights.set(path, gzipSync(script, { level: 9 }).byteLength / 1024)
  }
  return async (scripts: readonly string[]) => {
    await Promise.all(scripts.filter((path) => !weights.has(path)).map(weigh))
    return scripts.reduce((total, path) => total + (weights.get(path) ?? 0), 0)
  }
}

/** Returns the inline scripts of a page with which React takes over the markup. */
const scriptData = (html: string): string =>
  (html.match(/<script[^>]*>(?:\(self\.__next_f=|self\.__next_f\.push)[\s\S]*?<\/script>/g) ?? []).join('')

/** Returns the addresses of a page's scripts, without those for old browsers. */
function moduleScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  const addresses = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /\ssrc="([^"?]+)/.exec(tag)?.[1] ?? [])
  return [...new Set(addresses)]
}
