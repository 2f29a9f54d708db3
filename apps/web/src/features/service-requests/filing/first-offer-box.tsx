'use client'

import { type FirstOffer, getFirstOfferEndpoint } from '@oficio/contracts/service-requests/first-offer'
import { countOf } from '@oficio/contracts/text/count-of'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import type { RequestValues } from '../form/request-values'

interface FirstOfferBoxProps {
  professionalId: string
  /** Called when the client wants all professionals to be notified at once. */
  onDrop: () => void
}

/** Names the professional who is offered the request first, or explains why the request goes to others. */
export function FirstOfferBox({ professionalId, onDrop }: FirstOfferBoxProps) {
  const [rubroId, city, isUrgent] = useWatch<RequestValues, ['rubroId', 'city', 'isUrgent']>({
    name: ['rubroId', 'city', 'isUrgent'],
  })
  const { data: offer, error } = useSWR(
    ['first-offer', professionalId, rubroId, city],
    () =>
      callApi(getFirstOfferEndpoint, {
        params: { id: professionalId },
        query: { ...(rubroId && { rubroId }), ...(city && { localidadId: city }) },
      }),
    { ...polling(null), keepPreviousData: true },
  )
  if (error && errorOf(error).code === 'not_found')
    return (
      <Alert tone="warning" title="Quien elegiste no está en el sitio por ahora">
        Tu solicitud les llega a otros profesionales de tu zona.
      </Alert>
    )
  if (!offer) return null
  const { title, text, isPossible } = wordsOf(offer, isUrgent)
  return (
    <Alert
      tone={isPossible ? 'info' : 'warning'}
      title={title}
      action={
        isPossible && (
          <Button variant="outline" onClick={onDrop}>
            Que les llegue a todos a la vez
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}

function wordsOf({ firstName, lastName, isMatching, ...times }: FirstOffer, isUrgent: boolean) {
  const name = `${firstName} ${lastName}`
  const minutes = isUrgent ? times.urgentMinutes : times.minutes
  if (isMatching === false)
    return {
      title: `${name} no puede tomar esta solicitud`,
      text: 'No trabaja en este rubro, no llega a esa localidad o no está disponible. Tu solicitud les llega a los profesionales que sí.',
      isPossible: false,
    }
  if (minutes === 0)
    return {
      title: `Le avisamos a ${name}`,
      text: 'Si trabaja en este rubro y en tu zona. También les avisamos a otros.',
      isPossible: false,
    }
  return {
    title: `Se la ofrecemos primero a ${name}`,
    text: isMatching
      ? `Durante ${countOf(minutes, 'minuto', 'minutos')} la ve solo ${firstName}. Después les llega también a otros profesionales de tu zona.`
      : `Elegí el rubro y la localidad: si trabaja ahí, durante ${countOf(minutes, 'minuto', 'minutos')} la ve solo ${firstName}.`,
    isPossible: true,
  }
}
