import { getContext } from '@oficio/context/context'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { getTrackingByToken } from '@oficio/domain/service-requests/tracking/get-tracking'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PhotoField } from '@/features/photos/photo-field'
import { PhotoGallery } from '@/features/photos/photo-gallery'
import { TrackingPage } from '@/features/service-requests/tracking/tracking-page'
import { getActor, getPrincipal } from '@/server/session'
import { ReadingOnly } from '../../reading-only'

// The address is a secret: nobody keeps it in an index, and no other site is told of it.
export const metadata: Metadata = {
  title: 'Seguí tu solicitud',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

interface PageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: PageProps) {
  const ctx = getContext()
  const [{ token }, query, actor, principal] = await Promise.all([
    params,
    searchParams,
    getActor(),
    getPrincipal(),
  ])
  const tracking = await getTrackingByToken(ctx, actor, token)
  if (!tracking) notFound()
  const asked = (name: string) => (typeof query[name] === 'string' ? query[name] : null)
  return (
    <>
      <ReadingOnly what="Para confirmar, corregir o cancelar tu solicitud" width="form" />
      <TrackingPage
        tracking={tracking}
        token={token}
        query={{
          codigo: asked('codigo'),
          accion: asked('accion'),
          reporte: asked('reporte'),
          respuesta: asked('respuesta'),
          trabajo: asked('trabajo'),
        }}
        isLoggedIn={principal !== null}
        leadsPerRequest={await ctx.settings.get('leadsPerRequest')}
        // Only a request that may still be edited as a whole needs the lists of its form.
        rubros={tracking.canEditAll ? await listRubros(ctx) : []}
        provincias={tracking.canEditAll ? await listProvincias(ctx) : []}
        photoField={<PhotoField />}
        photos={<PhotoGallery photos={tracking.request.photos ?? []} />}
      />
    </>
  )
}
