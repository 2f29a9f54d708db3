import { paths } from '@oficio/contracts/paths'
import { expect, type Page } from '@playwright/test'
import { phone, test } from '../journeys/support/fixtures'
import { barriersOf } from './barriers'
import { brokenWords } from './broken-words'
import { cutTexts } from './cut-texts'
import { idleWithoutScripts, sentByScripts } from './idle-without-scripts'
import { linksOf, someOfEachPage } from './links-followed'
import { isWalked, pagesOf, walkersOf } from './page-addresses'
import { buildScene, type CallerName, type Scene } from './scene'
import { smallTargets } from './small-targets'

test.use(phone)

/** The scene that all tests of a process share. */
let building: Promise<Scene> | undefined
let scene: Scene
test.beforeAll(async ({ world }) => {
  building ??= buildScene(world)
  scene = await building
})

/**
 * Whether the walk is complete, as in `npm run drill -- pages`: every page for each caller with access, and also on a
 * common phone.
 */
const isWhole = Boolean(process.env.OFICIO_WHOLE_WALK)

/**
 * Number of tests among which a caller's pages are split. One test would take minutes on a busy machine and run alone
 * at the end.
 */
const partsOf: Partial<Record<CallerName, number>> = { anonymous: 3, admin: 2 }
const walks: readonly { caller: CallerName; share: number; partCount: number }[] = walkersOf({
  isWhole,
}).flatMap((caller) => {
  const partCount = partsOf[caller] ?? 1
  return Array.from({ length: partCount }, (_, share) => ({ caller, share, partCount }))
})

/** A number with its unit, between which a line break of the source has swallowed the space. */
const gluedWords = /\d(?:días?|horas?|minutos?|meses|años|rubros?|fotos?|profesionales|contactos?)\b/gu

for (const { caller, share, partCount } of walks) {
  const part = partCount > 1 ? `, part ${share + 1} of ${partCount},` : ''
  const isLookedInto = isWhole || caller === 'anonymous'
  const unvisitedPages = isLookedInto
    ? 'error, violation or barrier'
    : 'error or violation, and fits the narrowest telephone'
  test(`every page that ${caller} may open${part} shows something, without ${unvisitedPages}`, async ({
    visit,
  }) => {
    const page = await visit(scene.usernames[caller])
    const letters = await sizer(page)
    const faults: string[] = []
    watch(page, faults)
    const links = new Set<string>()
    const walkedPages = pagesOf(scene)
      .filter((page) => isWalked(page, caller, { isWhole }))
      .filter((_, index) => index % partCount === share)
    for (const { address } of walkedPages) {
      await test.step(address, async () => {
        const answer = await page.goto(address)
        // The caller has access and was not redirected. access.spec checks callers without access.
        expect([answer?.status(), answer?.request().redirectedFrom()], address).toEqual([200, null])
        await settled(page)
        // More than the 'Cargando...' of a page whose data comes later.
        await expect
          .poll(async () => (await page.getByRole('main').innerText()).trim().length, `${address} is empty`)
          .toBeGreaterThan(40)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const gluedTexts = (await page.getByRole('main').innerText()).match(gluedWords) ?? []
        faults.push(...gluedTexts.map((words) => `${address}: '${words}' without a space`))
        // Content that fits the narrowest phone fits wider windows, except content shown only there, which the drill
        // checks.
        const zooms = caller === 'anonymous' ? [zoomedWidth] : []
        const widths = [...(isWhole ? [phone.viewport.width, wide] : []), ...zooms, narrowest]
        const { over, cut, broken } = await unfolded(page, () => atWidths(page, widths))
        expect.soft(over, `${address} scrolls sideways`).toEqual([])
        expect.soft(cut, `${address} cuts off`).toEqual([])
        faults.push(...broken.map((word) => `${address}: ${word}`))
        faults.push(...(await repeatedIds(page)).map((id) => `${address}: the id '${id}' stands there twice`))
        // The other pages consist of the same parts as the public ones. Only the drill continues with them.
        if (!isLookedInto) return
        // A browser's setting can double the size of letters.
        if (isWhole) {
          await letters(doubledSize)
          const { over: overDoubled } = await atWidths(page, [narrowest], { isOnlyWidth: true })
          expect.soft(overDoubled, `${address} with doubled letters`).toEqual([])
          await letters(usual)
        }
        const small = await smallTargets(page)
        faults.push(...small.map((target) => `${address}: ${target}`))
        // Names, roles and contrasts are the same at every width, except in the tables of admins.
        if (caller === 'admin') await page.setViewportSize({ width: wide, height: 800 })
        for (const link of await linksOf(page)) links.add(link)
        // Header and footer are the same on all pages, so they are checked once.
        const part = address === walkedPages[0]?.address ? 'html' : 'main'
        for (const barrier of await barriersOf(page, { part, isWhole })) faults.push(`${address}: ${barrier}`)
      })
    }
    const { origin } = new URL(page.url())
    for (const { address } of walkedPages) links.delete(`${origin}${address}`)
    for (const link of someOfEachPage([...links], { isWhole })) {
      const answer = await page.request.get(link)
      if (answer.status() >= 400) faults.push(`the link to ${link} answers ${answer.status()}`)
    }
    expect(faults).toEqual([])
  })
}

test('every page without scripts shows its content, and no dead controls', async ({ visit }) => {
  const faults: string[] = []
  let forms = 0
  // Visitors without an account come with any phone. Only the drill checks signed-in users.
  for (const caller of isWhole ? walkersOf({ isWhole }) : (['anonymous'] as const)) {
    const page = await visit(scene.usernames[caller], { javaScriptEnabled: false })
    const shownPages = pagesOf(scene).filter(
      (page) => isWalked(page, caller, { isWhole }) || (page.isPassing && caller === 'anonymous'),
    )
    const returns = [`${paths.tracking(scene.token)}?codigo=000000`, `${paths.paymentStatus()}?payment_id=1`]
    for (const address of [
      ...shownPages.map((page) => page.address),
      ...(caller === 'anonymous' ? returns : []),
    ]) {
      await page.goto(address)
      for (const fault of await idleWithoutScripts(page)) faults.push(`${caller} at ${address}: ${fault}`)
      forms += await page.locator(sentByScripts).count()
    }
  }
  expect(faults).toEqual([])
  expect(forms).toBeGreaterThan(3)
})

/** Collects errors of the browser's console, scripts and content security policy. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`${page.url()}: console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  void page.exposeFunction('reportViolation', (violation: string) =>
    faults.push(`${page.url()}: CSP: ${violation}`),
  )
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The function that the line above exposed.
      const report = Reflect.get(window, 'reportViolation')
      report(`${violatedDirective} blocked ${blockedURI}`)
    })
  })
}

/**
 * Waits for the parts that the browser fetches for this visitor. The page itself checks it, which is a second faster.
 */
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.animate-skeleton, [aria-busy=true]') === null)

/** Returns ids that occur twice. A label or description that refers to such an id reaches only the first element. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  })

/** Width of a common desktop window. */
const wide = 1280
/** Width of the narrowest phones in use. */
const narrowest = 320
/** Width of a common phone whose user zooms to 200 %. */
const zoomedWidth = 195

/** The default size of letters in a browser's settings, to which all our measures are relative. */
const usual = 16
const doubledSize = 32

/** Returns a function that changes that size as a user does in the settings. */
async function sizer(page: Page): Promise<(standard: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  return async (standard) => void (await browser.send('Page.setFontSizes', { fontSizes: { standard } }))
}

interface WidthFaults {
  /** Elements that are wider than the window. */
  over: string[]
  /** Texts that a card cuts off. */
  cut: string[]
  /** Words that are broken at the end of a line on a phone. */
  broken: string[]
}

/**
 * Returns the faults of a page in these widths, each laid out once. Leaves the page in the last width. Compares with
 * the set width, because a phone's browser widens its viewport to content that overflows.
 */
async function atWidths(
  page: Page,
  widths: readonly number[],
  { isOnlyWidth = false } = {},
): Promise<WidthFaults> {
  const faults: WidthFaults = { over: [], cut: [], broken: [] }
  for (const width of widths) {
    await page.setViewportSize({ ...phone.viewport, width })
    const { is, who } = await page.evaluate((window) => {
      const is = document.documentElement.scrollWidth
      if (is <= window) return { is }
      const sticksOut = (part: Element) => part.getBoundingClientRect().right > window + 0.5
      const last = [...document.querySelectorAll('body *')].filter(sticksOut).at(-1)
      return { is, who: last?.outerHTML.slice(0, 120) }
    }, width)
    if (is > width) faults.over.push(`${is - width} px at ${width}: ${who}`)
    if (isOnlyWidth) continue
    faults.cut.push(...(await cutTexts(page)).map((text) => `at ${width}: ${text}`))
    if (width !== phone.viewport.width && width !== narrowest) continue
    faults.broken.push(...(await brokenWords(page)).map((word) => `'${word}' is broken at ${width} px`))
  }
  return faults
}

/**
 * Maximum number of folded parts that are opened, because the two hundredth call of the API looks like the tenth. The
 * drill opens all of them.
 */
const partsOpened = isWhole ? Number.POSITIVE_INFINITY : 12

/** Runs `look` with all folded parts open. Removes parts beyond the maximum, because every check would read them. */
async function unfolded<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const foldedParts = await page.locator('main details:not([open])').elementHandles()
  const parts = foldedParts.slice(0, partsOpened)
  const restParts = foldedParts.slice(partsOpened)
  await page.evaluate((restParts) => {
    for (const part of restParts) if (part instanceof Element) part.remove()
  }, restParts)
  const fold = (isOpen: boolean) =>
    page.evaluate(
      ({ parts, isOpen }) => {
        for (const part of parts) if (part instanceof HTMLDetailsElement) part.open = isOpen
      },
      { parts, isOpen },
    )
  await fold(true)
  const outcome = await look()
  await fold(false)
  return outcome
}
