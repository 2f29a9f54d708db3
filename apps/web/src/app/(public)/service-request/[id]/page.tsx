import { getContext } from '@oficio/context/context'
import { id as idSchema } from '@oficio/contracts/fields'
import { visitor } from '@oficio/domain/kernel/actor'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { getServiceRequest } from '@oficio/domain/service-requests/tracking/get-service-request'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PublicRequest } from '@/features/service-requests/public-page/public-request'
import { orNotFound } from '@/server/or-not-found'
import { cachedRead } from '@/server/page-cache'
import { VisitorPart } from './visitor-part'

// Cached whole at the first visit; every change of the request drops it.
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ id: string }>
}

/** What anybody may see; read once for the head and the body of the page. */
const readPublic = cache(async (id: string) => {
  if (!idSchema.safeParse(id).success) notFound()
  const read = () => getServiceRequest(getContext(), visitor(), { id })
  const tag = pageTags.serviceRequest(id)
  return orNotFound(cachedRead(tag, [tag], read))
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { title } = await readPublic((await params).id)
  return { title, robots: { index: false } }
}

export default async function Page({ params }: PageProps) {
  const request = await readPublic((await params).id)
  return (
    <PublicRequest
      request={request}
      visitorPart={<VisitorPart requestId={request.id} status={request.status} />}
    />
  )
}
