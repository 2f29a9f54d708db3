import { getContext } from '@oficio/context/context'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import type { Metadata } from 'next'
import { PhotoField } from '@/features/photos/photo-field'
import { RequestFlow } from '@/features/service-requests/form/request-flow'
import { noContact } from '@/features/service-requests/form/request-values'
import { getPrincipal } from '@/server/session'

export const metadata: Metadata = {
  title: 'Solicitar un servicio',
  description:
    'Contá qué necesitás y dónde: avisamos a los profesionales de tu zona y te contactan hasta cinco. Sin costo y sin crear una cuenta.',
  alternates: { canonical: '/service-request' },
}

interface PageProps {
  searchParams: Promise<{ rubroId?: string | string[] }>
}

/** With ?rubroId= that rubro is chosen already. */
export default async function Page({ searchParams }: PageProps) {
  const ctx = getContext()
  const [{ rubroId }, principal, rubros, provincias, leadsPerRequest, anonymiseAfterDays] = await Promise.all(
    [
      searchParams,
      getPrincipal(),
      listRubros(ctx),
      listProvincias(ctx),
      ctx.settings.get('leadsPerRequest'),
      ctx.settings.get('anonymiseAfterDays'),
    ],
  )
  const user = principal?.user
  return (
    <RequestFlow
      rubroId={rubros.some(({ id }) => String(id) === rubroId) ? String(rubroId) : ''}
      contact={
        user ? { contactName: user.firstName, contactLastName: user.lastName, email: user.email } : noContact
      }
      rubros={rubros}
      provincias={provincias}
      leadsPerRequest={leadsPerRequest}
      anonymiseAfterDays={anonymiseAfterDays}
      photoField={<PhotoField />}
    />
  )
}
