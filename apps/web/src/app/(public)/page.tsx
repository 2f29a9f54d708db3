import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { JsonLd } from '@/components/json-ld'
import { seatsTexts } from '@/features/leads/taking/seats-texts'
import { HomePage } from '@/features/site/home/home-page'
import { page, readHead } from '@/server/page'
import { openGraphOf } from '../open-graph'
import { siteSettings } from '../site-settings'
import { readCachedFigures, readCachedReviews, readCachedRubros, readCachedSlots } from './cached-lists'
import { readCachedSettings } from './cached-settings'

// Cached as a whole. A change of rubros or prices purges the page. It also expires after an hour, because a price may
// start on a later date and a purge may be lost.
export const revalidate = 3600

export const generateMetadata = readHead(pages.home, async () => {
  const { site } = siteSettings()
  const { leadsPerRequest } = await readCachedSettings()
  const description = `Contá qué necesitás y ${seatsTexts(leadsPerRequest).description}. Sin costo, sin crear una cuenta y sin publicar tu teléfono.`
  const title = `${site.name}: profesionales de tu zona para lo que necesites`
  return {
    title: { absolute: title },
    description,
    openGraph: openGraphOf({ title, description, url: paths.home(), image: '/opengraph-image.png' }),
  }
})

export default page(pages.home, async ({ ctx }) => {
  const { origin, name } = siteSettings().site
  const rubros = await readCachedRubros(ctx)
  const reviews = await readCachedReviews(ctx)
  const bookedSlots = await readCachedSlots(ctx)
  const figures = await readCachedFigures(ctx)
  const settings = await readCachedSettings()
  return (
    <>
      <JsonLd
        graph={[
          {
            '@type': 'Organization',
            '@id': `${origin}/#organizacion`,
            name,
            url: origin,
            logo: `${origin}/icon.svg`,
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#sitio`,
            name,
            url: origin,
            inLanguage: 'es-AR',
            publisher: { '@id': `${origin}/#organizacion` },
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${paths.searchProfessionals()}?query={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ]}
      />
      <HomePage
        rubros={rubros}
        reviews={reviews}
        figures={figures}
        prices={settings}
        leadsPerRequest={settings.leadsPerRequest}
        bookedSlots={bookedSlots}
      />
    </>
  )
})
