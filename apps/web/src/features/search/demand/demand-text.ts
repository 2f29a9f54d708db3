import type { Demand } from '@oficio/contracts/search/demand'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatNumber } from '@oficio/contracts/text/format-number'

/** Returns the title and the text for a count of requests. The text must not claim more than was counted. */
export function demandText({
  days,
  requests,
  answered,
  isCountCapped,
  hasData,
}: Omit<Demand, 'center' | 'towns'>): {
  title: string
  text: string
} {
  if (requests === 0)
    return hasData
      ? {
          title: `Ninguna solicitud en los últimos ${days} días`,
          text: 'Es lo que contamos de estos rubros en esa zona. Con más distancia u otro rubro puede cambiar.',
        }
      : { title: 'Todavía no hay datos', text: `En los últimos ${days} días no recibimos solicitudes.` }
  const requestText = isCountCapped
    ? `Más de ${formatNumber(requests)} solicitudes`
    : countOf(requests, 'solicitud', 'solicitudes')
  return {
    title: `${requestText} en los últimos ${days} días`,
    text:
      answered === 0
        ? 'Ninguna tuvo todavía el contacto de un profesional.'
        : `En ${formatNumber(answered)} un profesional ya se puso en contacto con el cliente.`,
  }
}

/** Returns what must still be chosen before requests can be counted. */
export function toChoose({
  rubroIds,
  state,
  city,
}: {
  rubroIds: readonly number[]
  state: string
  city: string
}) {
  const missing = [
    ...(state === '' || city === '' ? ['tu localidad'] : []),
    ...(rubroIds.length === 0 ? ['tus rubros'] : []),
  ]
  return `Elegí ${missing.join(' y ')}, y te mostramos cuántas solicitudes hubo en esa zona.`
}
