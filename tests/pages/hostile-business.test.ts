import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { exportList } from '@oficio/domain/admin/exports/export-list'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { registerBusiness } from '@oficio/domain/businesses/registration/register-business'
import { account, visitor } from '@oficio/domain/kernel/actor'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { listSitemapAddresses } from '@oficio/domain/search/sitemap/list-sitemap-addresses'
import { listSitemapParts } from '@oficio/domain/search/sitemap/list-sitemap-parts'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { businessForm } from '@oficio/domain/testing/business-form'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { JsonLd } from '../../apps/web/src/components/json-ld'
import { BusinessAbout } from '../../apps/web/src/features/businesses/public-page/business-about'
import { BusinessContact } from '../../apps/web/src/features/businesses/public-page/business-contact'
import {
  aboutFacts,
  contactFacts,
  headFacts,
  placeFacts,
} from '../../apps/web/src/features/businesses/public-page/business-facts'
import { businessGraph } from '../../apps/web/src/features/businesses/public-page/business-graph'
import { BusinessHead } from '../../apps/web/src/features/businesses/public-page/business-head'
import { BusinessPlace } from '../../apps/web/src/features/businesses/public-page/business-place'
import { businessTrail } from '../../apps/web/src/features/search/landing/category-words'
import { trailGraph } from '../../apps/web/src/features/search/landing/landing-graph'
import { sitemapPart } from '../../apps/web/src/server/calls/sitemap-xml'
import { renderMail } from '../../packages/gateways/src/mail/render-mail'

const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
const reversedText = '\u202egpj.exe\u2066'
const name = `=1+1 ${reversedText}☕ ${script}`.slice(0, 100)
const hostile = {
  name,
  description: `${script}\n${reversedText} 🏴‍☠️ "'\`\${alert(1)}`,
  shortDescription: `@SUM(A1) ${script}`,
  address: `-2 ${script}`,
  postalCode: '<b>"',
  socialMedia: { instagram: 'https://instagram.com/"><script>alert(1)</script>' },
}

let ctx: TestCtx
let business: BusinessView
beforeEach(async () => {
  ctx = await createTestContext()
  const owner = account((await buildUser(ctx)).id, 'user')
  const { id } = await registerBusiness(ctx, owner, businessForm(hostile))
  await ctx.db.business.update({ where: { id }, data: { status: 'active' } })
  business = await getBusiness(ctx, visitor(), { idOrSlug: id })
})

/** Expects no element that the owner typed, no script address, and no marks that reverse text. */
function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<script>|<img src=x|onerror=alert\(1\)>|href="javascript:/i)
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
}

describe('a business that means harm', () => {
  it('is shown with the letters that it typed, without marks that reverse others', () => {
    const place = placeFacts(business)
    const html = [
      createElement(BusinessHead, { ...headFacts(business), mark: 'shop' }),
      createElement(BusinessAbout, aboutFacts(business)),
      createElement(BusinessContact, contactFacts(business)),
      place && createElement(BusinessPlace, { ...place, tiles: null }),
    ]
      .map((part) => renderToStaticMarkup(part))
      .join('')
    expectHarmless(html)
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('☕')
  })

  it('closes no element of what search engines read', () => {
    const origin = 'https://oficio.example'
    const trail = businessTrail(business.name, null)
    const graph = [businessGraph(business, origin), trailGraph(trail, origin)]
    const html = renderToStaticMarkup(createElement(JsonLd, { graph }))
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html.slice(html.indexOf('>') + 1, -'</script>'.length)).not.toContain('<')
  })

  it('is plain text in a mail that names it', async () => {
    const props = {
      firstName: 'Ana',
      kind: 'business',
      reviewedName: business.name,
      isAuthor: true,
      hiddenBecause: null,
      url: 'https://oficio.example/x',
    } as const
    const site = { origin: 'https://oficio.example', name: 'Oficio', supportEmail: 'ayuda@oficio.example' }
    const { html, subject } = renderMail({ template: 'review-moved', props }, site)
    expectHarmless(html)
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('is a text and no formula in the list that an admin takes along', async () => {
    const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
    const { lines } = await exportList(ctx, admin, { list: 'businesses' })
    let text = ''
    for await (const line of lines) text += line
    expect(text).toContain(`'=1+1`)
    expect(text).not.toMatch(/(^|;)"?=/m)
  })

  it('has an address that is letters and dashes, in the sitemap and in the search that finds it', async () => {
    expect(business.slug).toMatch(/^[a-z\d-]+$/)
    const parts = await listSitemapParts(ctx)
    const addresses = await Promise.all(parts.map((part) => listSitemapAddresses(ctx, part.name)))
    const xml = sitemapPart('https://oficio.example', addresses.flat())
    expect(xml).toContain(`/business/${business.slug}</loc>`)
    const query = businessSearchQuery.parse({ query: `${script} ' OR 1=1; -- alert` })
    const { businesses } = await searchBusinesses(ctx, visitor(), query)
    expect(businesses.map(({ id }) => id)).toContain(business.id)
  })
})

describe('what a registration refuses', () => {
  const faultsOf = (changes: object) =>
    registerBusinessEndpoint.body
      .safeParse({ ...businessForm(), businessHours: undefined, ...changes })
      .error?.issues.map(({ path }) => path.join('.'))

  it('is what a browser would run, logins in an address, and other sites in the place of a network', () => {
    for (const website of [
      'javascript:alert(1)',
      'JaVaScRiPt://x.ar/%0aalert(1)',
      'data:text/html,x',
      'https://a:b@x.ar',
    ])
      expect(faultsOf({ website }), website).toEqual(['website'])
    expect(faultsOf({ socialMedia: { instagram: 'https://evil.example/instagram.com' } })).toEqual([
      'socialMedia.instagram',
    ])
  })

  longIt('is a description of megabytes, beside its field', () => {
    expect(faultsOf({ description: 'x'.repeat(10 * 1024 * 1024) })).toEqual(['description'])
  })
})
