import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadBanners } from './load-banners'

afterEach(() => vi.unstubAllGlobals())

const booked = {
  id: '1',
  title: 'Vivero',
  hasTitle: true,
  description: '',
  imageUrl: '/api/advertising/banners/1/picture?v=1',
  targetUrl: 'https://example.com/',
  token: 'signed',
}
const own = { image: '/own.webp', url: '/profesionales', alt: 'Sumate' }

/** Answers as the site does: each address with what stands under it, anything else with a failure. */
const answerWith = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', (address: string) =>
    address in answers
      ? Promise.resolve(new Response(JSON.stringify(answers[address])))
      : Promise.reject(new TypeError('away')),
  )
const active = '/api/advertising/slots/homepage_sidebar/banners/active'
const file = '/ads-config.json'
const load = () => loadBanners('homepage_sidebar')

describe('what a slot shows', () => {
  it('is what is booked, without looking at anything else', async () => {
    answerWith({ [active]: { banners: [booked] }, [file]: [own] })
    expect(await load()).toEqual([booked])
  })

  it('is one of the operator’s own where nobody has booked, and that one is not counted', async () => {
    answerWith({ [active]: { banners: [] }, [file]: [own, { ...own, alt: 'Otra' }] })
    const [shown, ...others] = await load()
    expect(others).toEqual([])
    expect(shown).toMatchObject({ imageUrl: own.image, targetUrl: own.url, hasTitle: false, token: null })
    expect(['Sumate', 'Otra']).toContain(shown?.title)
  })

  it('is nothing, and so the usual banner, where there is none or nothing can be had', async () => {
    for (const answers of [{ [active]: { banners: [] }, [file]: [] }, { [file]: 'no list' }, {}]) {
      answerWith(answers)
      expect(await load()).toEqual([])
    }
  })

  it('is nothing that does not look like a banner, or that a browser would run', async () => {
    answerWith({
      [active]: { banners: [{ id: '1' }] },
      [file]: [{ ...own, url: 'javascript:alert(1)' }, { image: '/x.webp' }],
    })
    expect(await load()).toEqual([])
  })
})
