import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { JsonLd } from '@/components/json-ld'
import { questionGraph } from '@/features/search/landing/landing-questions'
import { faqEntries } from '@/features/site/faq/faq-entries'
import { FaqPage } from '@/features/site/faq/faq-page'
import { head, page } from '@/server/page'
import { readCachedSettings } from '../cached-settings'

// Cached as a whole. A change of prices or rules purges the page. It also expires after an hour, because a price may
// start on a later date.
export const revalidate = 3600

const description =
  'Cómo pedir un servicio, cómo te contactan, qué se paga y qué pasa con tus datos. Y, si sos profesional, cómo empezar.'

export const metadata = head(pages.faq, { title: 'Preguntas frecuentes', description })

export default page(pages.faq, async () => {
  const entries = faqEntries(await readCachedSettings())
  return (
    <>
      <JsonLd graph={questionGraph(entries)} />
      <FaqPage description={description} entries={entries} supportEmail={siteSettings().site.supportEmail} />
    </>
  )
})
