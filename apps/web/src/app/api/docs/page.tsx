import { openapiEndpoint } from '@oficio/contracts/operations'
import type { Metadata } from 'next'
import { siteSettings } from '@/app/site-settings'
import { ApiDocs } from '@/features/site/api-docs/api-docs'
import { errorCodesOf } from '@/server/openapi'

export const metadata: Metadata = { title: 'API', robots: { index: false } }

export default function Page() {
  const { site } = siteSettings()
  return (
    <ApiDocs siteName={site.name} documentUrl={`/api${openapiEndpoint.path}`} errorCodesOf={errorCodesOf} />
  )
}
