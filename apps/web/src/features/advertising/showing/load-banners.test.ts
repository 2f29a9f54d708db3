import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadBanners } from './load-banners'

afterEach(() => vi.unstubAllGlobals())

const banner = {
  id: '1',
  title: 'Vivero',
  hasTitle: true,
  description: '',
  imageUrl: '/api/advertising/banners/1/picture?v=1',
  targetUrl: 'https://example.com/',
  token: 'signed',
}
const own = { image: '/own.webp', url: '/profesionales', alt: 'Sumate' }

/** Stubs `fetch`: answers the given addresses with their content and fails for all others. */
const answerWith = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', (address: string) =>
    address in answers
      ? Promise.resolve(new Response(JSON.stringify(answers[address])))
      : Promise.reject(new TypeError('away')),
  )
const active = '/api/advertising/slots/homepage_sidebar/banners/active'
const file = '/ads-config.json'
const load = () => loadBanners('homepage_sidebar')

const [upper, lower] = ['homepage_featured_1', 'homepage_featured_2'] as const
const activeOf = (slot: string) => `/api/advertising/slots/${slot}/banners/active`
/** Returns the banners of two neighbouring slots. */
const loadBoth = () => Promise.all([upper, lower].map((slot) => loadBanners(slot, [upper, lower])))

describe('what a slot shows', () => {
  it('is what is booked, without looking at anything else', async () => {
    answerWith({ [active]: { banners: [banner] }, [file]: [own] })
    expect(await load()).toEqual([banner])
  })

  it('is one of the operator’s own where nobody has booked, and that one is not counted', async () => {
    answerWith({ [active]: { banners: [] }, [file]: [own, { ...own, alt: 'Otra' }] })
    const [firstBanner, ...otherBanners] = await load()
    expect(otherBanners).toEqual([])
    expect(firstBanner).toMatchObject({
      imageUrl: own.image,
      targetUrl: own.url,
      hasTitle: false,
      token: null,
    })
    expect(['Sumate', 'Otra']).toContain(firstBanner?.title)
  })

  it('is nothing, and so the usual banner, where there is none or nothing can be had', async () => {
    for (const answers of [{ [active]: { banners: [] }, [file]: [] }, { [file]: 'no list' }, {}]) {
      answerWith(answers)
      expect(await load()).toEqual([])
    }
  })

  it('is what the next one has booked where nobody has this one, and once on a page', async () => {
    const other = { ...banner, id: '2' }
    answerWith({ [activeOf(upper)]: { banners: [] }, [activeOf(lower)]: { banners: [other] } })
    expect(await loadBoth()).toEqual([[other], []])
    answerWith({ [activeOf(upper)]: { banners: [banner] }, [activeOf(lower)]: { banners: [other] } })
    expect(await loadBoth()).toEqual([[banner], [other]])
    answerWith({ [activeOf(upper)]: { banners: [banner] }, [activeOf(lower)]: { banners: [] } })
    expect(await loadBoth()).toEqual([[banner], []])
  })

  it('is its own where nobody knows what the other one has: none is shown twice', async () => {
    answerWith({ [activeOf(lower)]: { banners: [banner] } })
    expect(await loadBoth()).toEqual([[], [banner]])
  })

  it('is nothing that does not look like a banner, or that a browser would run', async () => {
    answerWith({
      [active]: { banners: [{ id: '1' }] },
      [file]: [{ ...own, url: 'javascript:alert(1)' }, { image: '/x.webp' }],
    })
    expect(await load()).toEqual([])
  })
})
