'use client'

import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { adPriceCentavos, percentOf } from '@oficio/contracts/advertising/price'
import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useRef, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useLeave } from '@/lib/use-leave'
import { choose, daysFault, freeSpaceId, nothingChosen, readSelection, type SlotDays } from './selection'

/** A slot whose spaces can be booked, as the page was rendered with it. The visitor gets the first free space. */
export interface OfferedSlot {
  slot: AdSlotName
  spaceIds: readonly number[]
  base_price: number
  /** How often a banner in the slot was seen a day. Absent while that is unknown or little. */
  dailyViews?: number
  combinations: readonly { id: number; name: string; base_price_multiplier: number }[]
}

const contract = () => loadPart(import('@oficio/contracts/advertising/bookings'))
const payments = () => loadPart(import('@oficio/contracts/payments/endpoints'))

/** State of the booking form: the choices, the price, the free days and the submission. */
export function useBooking(slots: readonly OfferedSlot[]) {
  const [selection, dispatch] = useReducer(choose, nothingChosen)
  // Reads the address after the first render, because the cached HTML is the same for every visitor.
  useEffect(() => dispatch({ type: 'all', selection: readSelection(location.search) }), [])
  const offer = slots.find(({ slot }) => slot === selection.slot) ?? null
  const combination = offer?.combinations.find(({ id }) => id === selection.combinationId) ?? null
  const days = useSlotDays(offer)
  const { startDate, endDate } = selection
  const fault = days.bookable && daysFault(selection, days.bookable)
  const isWhole = offer !== null && combination !== null && startDate !== '' && endDate !== ''
  const amountCentavos =
    isWhole && endDate >= startDate
      ? adPriceCentavos({
          basePriceArs: offer.base_price,
          percent: percentOf(combination.base_price_multiplier),
          startDate,
          endDate,
        })
      : null
  const sending = useSending(() => {
    dispatch({ type: 'nothing' })
    days.reload()
  }, days.reload)
  const send = () => {
    const spaceId = days.bookable && freeSpaceId(selection, days.bookable)
    if (!isWhole || amountCentavos === null || fault || spaceId === null) return
    const body = { spaceId, combinationId: combination.id, startDate, endDate }
    void sending.send({ ...body, totalAmount: amountCentavos / 100 })
  }
  return { selection, dispatch, offer, combination, days, fault, amountCentavos, ...sending, send }
}

/** Loads the booked days of all spaces of a slot when it is chosen. Drops the answer about a slot chosen earlier. */
function useSlotDays(offer: OfferedSlot | null) {
  const [loadedDays, setLoadedDays] = useState<(SlotDays & { slot: AdSlotName }) | null>(null)
  const [failure, setFailure] = useState<ErrorView | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (offer === null) return
    let isStale = false
    setFailure(null)
    loadDays(offer.spaceIds)
      .then((days) => !isStale && setLoadedDays({ ...days, slot: offer.slot }))
      .catch((error: unknown) => !isStale && setFailure(errorOf(error)))
    return () => {
      isStale = true
    }
  }, [offer, round])
  const bookable = loadedDays && loadedDays.slot === offer?.slot ? loadedDays : null
  return { bookable, failure, reload: () => setRound((count) => count + 1) }
}

async function loadDays(spaceIds: readonly number[]): Promise<SlotDays> {
  const { listTakenAdDaysEndpoint } = await contract()
  const answers = await Promise.all(
    spaceIds.map(async (id) => ({
      id,
      ...(await callApi(listTakenAdDaysEndpoint, { params: { spaceId: id } })),
    })),
  )
  const [{ first, last } = { first: '', last: '' }] = answers
  return { first, last, spaces: answers.map(({ id, taken }) => ({ id, taken })) }
}

interface BookingOrder {
  spaceId: number
  combinationId: number
  startDate: string
  endDate: string
  totalAmount: number
}

/**
 * Books the days and leads to the payment page. If the payment cannot start, leads to the booking, which can be paid
 * from there.
 */
function useSending(onBooked: () => void, onRefused: () => void) {
  const router = useRouter()
  const { leavingTo, leaveTo } = useLeave()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isAsking = useRef(false)

  const send = async (order: BookingOrder) => {
    if (isAsking.current) return
    isAsking.current = true
    setIsSending(true)
    setRefusal(null)
    try {
      const { createAdBookingEndpoint } = await contract()
      const { booking } = await callApi(createAdBookingEndpoint, { body: order })
      onBooked()
      const page = await openPayment(booking.id)
      if (page) leaveTo(page)
      else router.push(paths.ownAdBooking(booking.id))
    } catch (error) {
      setRefusal(errorOf(error))
      onRefused()
    } finally {
      isAsking.current = false
      setIsSending(false)
    }
  }
  return { send, isSending, leavingTo, refusal }
}

/**
 * Returns the address of the payment page, or null if the payment cannot start. The booking is kept and can be paid
 * from its own page.
 */
async function openPayment(bookingId: string): Promise<string | null> {
  try {
    const { createPaymentEndpoint } = await payments()
    const body = { metadata: { type: bookingFeeKind, subjectId: bookingId } }
    return (await callApi(createPaymentEndpoint, { body })).init_point
  } catch {
    return null
  }
}
