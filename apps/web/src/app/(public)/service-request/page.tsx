import { getContext } from '@oficio/context/context'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { getUrgentOffer } from '@oficio/domain/service-requests/get-urgent-offer'
import type { Metadata } from 'next'
import { readReturnKey } from '@/features/payments/return-key'
import { PhotoField } from '@/features/photos/photo-field'
import { noContact } from '@/features/service-requests/form/request-values'
import { getPrincipal } from '@/server/session'
import { RequestScreen } from './request-screen'

export const metadata: Metadata = {
  title: 'Solicitar un servicio',
  description:
    'Contá qué necesitás y dónde: avisamos a los profesionales de tu zona y te contactan ellos. Sin costo y sin crear una cuenta.',
  alternates: { canonical: '/service-request' },
}

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** With ?rubroId= that rubro is chosen already, with ?urgent=true urgency is; payers come back here with more. */
export default async function Page({ searchParams }: PageProps) {
  const ctx = getContext()
  const [query, principal, rubros, provincias, urgentOffer, leadsPerRequest, anonymiseAfterDays] =
    await Promise.all([
      searchParams,
      getPrincipal(),
      listRubros(ctx),
      listProvincias(ctx),
      getUrgentOffer(ctx),
      ctx.settings.get('leadsPerRequest'),
      ctx.settings.get('anonymiseAfterDays'),
    ])
  const user = principal?.user
  const rubroId = rubros.find(({ id }) => String(id) === query.rubroId)?.id
  return (
    <RequestScreen
      asked={{ rubroId: rubroId ? String(rubroId) : '', isUrgent: query.urgent === 'true' }}
      returnKey={readReturnKey(query)}
      supportEmail={ctx.site.supportEmail}
      urgentOffer={urgentOffer}
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
