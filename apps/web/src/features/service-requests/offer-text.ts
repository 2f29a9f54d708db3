import type { RunningOffer } from '@oficio/contracts/service-requests/running-offer'
import { formatDeadline } from '@oficio/contracts/text/format-date'

/**
 * Returns which professional is offered the request first and until when, worded for that day: 'Hasta las 15:40 la ve
 * solo Diego Gómez'.
 */
export const offerText = ({ professionalName, until }: RunningOffer, saidAt: string): string =>
  `Hasta ${formatDeadline(until, saidAt)} la ve solo ${professionalName}`
