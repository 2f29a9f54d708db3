'use client'

interface ComboboxState {
  isOpen: boolean
  count: number
  activeIndex: number
  setActiveIndex: (index: number) => void
  /** Whether Tab chooses the active option, because the options answer the typed text. */
  takesAlong: boolean
  /** Whether Enter sends the surrounding form. */
  isSendable: boolean
  open: () => void
  close: () => void
  choose: () => void
}

/** A key event of React or of the browser. */
type Pressed = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

/**
 * Handles the keys of a combobox: arrows move, Enter chooses, Escape closes, Tab chooses the match of the typed text.
 */
export function useComboboxKeys(state: ComboboxState) {
  const { isOpen, count, activeIndex, setActiveIndex, takesAlong, isSendable, open, close, choose } = state

  const walk = (step: 1 | -1) => {
    if (!isOpen) return open()
    if (count === 0) return
    const from = activeIndex === -1 && step === -1 ? count : activeIndex
    setActiveIndex((from + step + count) % count)
  }

  return (event: Pressed) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return walk(event.key === 'ArrowDown' ? 1 : -1)
      case 'Enter':
        // Enter chooses an option first. It sends the form only if the field has a value.
        if (isSendable) return
        event.preventDefault()
        if (!isOpen) return open()
        return activeIndex === -1 ? close() : choose()
      case 'Escape':
        if (!isOpen) return
        // Stops the event, so that a surrounding dialog stays open.
        event.stopPropagation()
        return close()
      case 'Tab':
        if (isOpen && takesAlong && activeIndex !== -1) choose()
        return
    }
  }
}
