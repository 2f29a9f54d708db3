import { pages } from '@oficio/contracts/pages'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { getServiceRequest } from '@oficio/domain/service-requests/tracking/get-service-request'
import { cache } from 'react'
import { PublicRequest } from '@/features/service-requests/public-page/public-request'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { VisitorPart } from './visitor-part'

// Cached as a whole at the first visit. Every change of the request or of the rubros drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

/** Returns the public view of the request. Cached per request for the head and the body of the page. */
const readPublic = cache(async (ctx: Ctx, id: string) => {
  const read = () => getServiceRequest(ctx, visitor(), { id })
  const tag = pageTags.serviceRequest(id)
  return orNotFound(cachedRead(tag, [tag, pageTags.rubros], read))
})

export const generateMetadata = readHead(pages.serviceRequest, async ({ ctx, params }) => {
  const { title } = await readPublic(ctx, params.id)
  return { title }
})

export default page(pages.serviceRequest, async ({ ctx, params }) => {
  const request = await readPublic(ctx, params.id)
  return (
    <PublicRequest
      request={request}
      visitorPart={<VisitorPart requestId={request.id} status={request.status} />}
    />
  )
})
