'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { limits } from '@oficio/contracts/limits'
import { type RefObject, useEffect, useId, useState } from 'react'
import { ComboboxList, type ComboboxOption, optionId } from '@/components/ui/combobox-list'
import { useComboboxKeys } from '@/components/ui/use-combobox-keys'
import { inTime } from '@/lib/in-time'

export interface TownOffersProps {
  field: RefObject<HTMLInputElement | null>
  chosenId: string
  onChoose: (localidadId: string) => void
}

/** Turns a plain input into a combobox of towns. Text that matches no town can still be sent. */
export function TownOffers({ field, chosenId, onChoose }: TownOffersProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const [activeIndex, setActiveIndex] = useState(-1)
  const { offers, type, offerRecent } = useTownOffers()
  const isShown = isOpen && offers.length > 0

  const close = () => {
    setIsOpen(false)
    setActiveIndex(-1)
  }
  const open = () => {
    setIsOpen(true)
    if (field.current?.value === '') void offerRecent()
  }
  const choose = ({ value, label, detail }: ComboboxOption) => {
    if (field.current) field.current.value = detail ? `${label}, ${detail}` : label
    onChoose(value)
    close()
  }
  const walk = useComboboxKeys({
    isOpen: isShown,
    count: offers.length,
    activeIndex,
    setActiveIndex,
    takesAlong: true,
    // While the list is open, Enter chooses a suggestion. Otherwise Enter sends the form.
    isSendable: !isShown,
    open,
    close,
    choose: () => {
      const active = offers[activeIndex]
      if (active) choose(active)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before this was there
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text === '') open()
    else if (text !== field.current?.defaultValue) type(text)
  }, [])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onInput = () => {
      setIsOpen(true)
      setActiveIndex(-1)
      type(input.value)
    }
    // Without a chosen suggestion, Enter sends the typed text.
    const onKeyDown = (event: KeyboardEvent) =>
      event.key === 'Enter' && activeIndex === -1 ? close() : walk(event)
    input.addEventListener('focus', open)
    input.addEventListener('blur', close)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    return () => {
      input.removeEventListener('focus', open)
      input.removeEventListener('blur', close)
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
    }
  })

  const activeId = isShown && activeIndex >= 0 ? optionId(listId, activeIndex) : null
  useEffect(() => {
    const input = field.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-controls', listId)
    input?.setAttribute('aria-expanded', String(isShown))
    if (activeId) input?.setAttribute('aria-activedescendant', activeId)
    else input?.removeAttribute('aria-activedescendant')
  }, [field, listId, isShown, activeId])

  return (
    <ComboboxList
      id={listId}
      isOpen={isShown}
      options={offers}
      value={chosenId}
      activeIndex={activeIndex}
      emptyText=""
      onChoose={choose}
    />
  )
}

/** Returns the suggested towns for the typed text, or the recent towns of this device before typing. */
function useTownOffers() {
  const [typedText, setTypedText] = useState('')
  const [offers, setOffers] = useState<readonly ComboboxOption[]>([])

  useEffect(() => {
    const query = typedText.trim()
    if (query.length < limits.townLettersMin) return
    const call = new AbortController()
    const ask = async () => {
      try {
        const { loadTownOffers } = await inTime(import('@/features/places/load-town-offers'))
        setOffers(await loadTownOffers(query, call.signal))
      } catch {
        // Suggestions are optional, because the search also works with the name alone.
        if (!call.signal.aborted) setOffers([])
      }
    }
    const pause = setTimeout(ask, uiTimings.typingPauseMs)
    return () => {
      clearTimeout(pause)
      call.abort()
    }
  }, [typedText])

  const type = (text: string) => {
    if (text.trim().length < limits.townLettersMin) setOffers([])
    setTypedText(text)
  }
  const offerRecent = async () => {
    const part = await inTime(import('@/features/places/locating/recent-locations')).catch(() => null)
    if (!part) return
    setOffers(
      part.readRecentLocations().map(({ localidadId, label }) => ({ value: String(localidadId), label })),
    )
  }
  return { offers, type, offerRecent }
}
