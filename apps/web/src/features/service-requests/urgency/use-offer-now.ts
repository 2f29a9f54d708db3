'use client'

import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { isWithinHours } from '@oficio/contracts/service-requests/urgent-hours'
import { useEffect, useState } from 'react'
import { useWhileVisible } from '@/lib/use-while-visible'

const lookEveryMs = 60_000

/** Returns the offer with the current opening state, because the page was rendered at another time. */
export function useOfferNow(offer: UrgentOffer): UrgentOffer {
  const { from, until } = offer.hours
  const [isOpen, setIsOpen] = useState(offer.hours.isOpen)
  const look = () => setIsOpen(isWithinHours({ from, until }, new Date()))

  useEffect(look, [from, until])
  useWhileVisible(look, lookEveryMs)
  return { ...offer, hours: { from, until, isOpen } }
}
