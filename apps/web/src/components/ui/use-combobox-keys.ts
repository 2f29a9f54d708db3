'use client'

interface ComboboxState {
  isOpen: boolean
  count: number
  activeIndex: number
  setActiveIndex: (index: number) => void
  /** Whether Tab chooses: the options answer what was typed. */
  takesAlong: boolean
  hasChosen: boolean
  open: () => void
  close: () => void
  choose: () => void
}

/** A key as React tells of it, or the browser itself. */
type Pressed = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

/** The keys of a combobox: arrows walk, Enter chooses, Escape gives up, Tab takes along what was typed for. */
export function useComboboxKeys(state: ComboboxState) {
  const { isOpen, count, activeIndex, setActiveIndex, takesAlong, hasChosen, open, close, choose } = state

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
        // The form is not sent by choosing, nor by somebody who has not chosen yet.
        if (!isOpen && hasChosen) return
        event.preventDefault()
        if (!isOpen) return open()
        return activeIndex === -1 ? close() : choose()
      case 'Escape':
        if (!isOpen) return
        // A dialog around the field stays.
        event.stopPropagation()
        return close()
      case 'Tab':
        if (isOpen && takesAlong && activeIndex !== -1) choose()
        return
    }
  }
}
