'use client'

interface ComboboxState {
  isOpen: boolean
  count: number
  activeIndex: number
  setActiveIndex: (index: number) => void
  /** Whether Tab chooses: the options answer what was typed. */
  takesAlong: boolean
  /** Whether Enter sends the form around the field. */
  isSendable: boolean
  open: () => void
  close: () => void
  choose: () => void
}

/** A key as React tells of it, or the browser itself. */
type Pressed = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

/** The keys of a combobox: arrows walk, Enter chooses, Escape gives up, Tab takes along what was typed for. */
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
        // Enter chooses first: only a field that has its value sends the form.
        if (isSendable) return
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
