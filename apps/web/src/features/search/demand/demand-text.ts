import type { Demand } from '@oficio/contracts/search/demand'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatNumber } from '@oficio/contracts/text/format-number'

/** What a count says in words: never more than was counted. */
export function demandText({ days, requests, answered, isMore }: Omit<Demand, 'center' | 'towns'>): {
  title: string
  text: string
} {
  if (requests === 0)
    return {
      title: 'Todavía no hay datos',
      text: `En los últimos ${days} días no recibimos pedidos de estos rubros en esa zona.`,
    }
  const asked = isMore ? `Más de ${formatNumber(requests)} pedidos` : countOf(requests, 'pedido', 'pedidos')
  return {
    title: `${asked} en los últimos ${days} días`,
    text:
      answered === 0
        ? 'Ninguno tuvo todavía el contacto de un profesional.'
        : `En ${formatNumber(answered)} un profesional ya se puso en contacto con el cliente.`,
  }
}
