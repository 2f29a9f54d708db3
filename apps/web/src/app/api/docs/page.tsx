import { pages } from '@oficio/contracts/pages'
import { openapiEndpoint } from '@oficio/contracts/site'
import { siteSettings } from '@/app/site-settings'
import { ApiDocs } from '@/features/site/api-docs/api-docs'
import { errorCodesOf } from '@/server/openapi/refusals'
import { head, page } from '@/server/page'

export const metadata = head(pages.apiDocs, { title: 'API' })

/** The public documentation of the API. */
export default page(pages.apiDocs, () => {
  const { site } = siteSettings()
  return (
    <ApiDocs siteName={site.name} documentUrl={`/api${openapiEndpoint.path}`} errorCodesOf={errorCodesOf} />
  )
})
