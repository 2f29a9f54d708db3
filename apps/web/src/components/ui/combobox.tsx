'use client'

import { foldText } from '@oficio/contracts/text/fold-text'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list'
import { controlClasses } from './control-classes'
import type { ControlProps } from './field'
import { Spinner } from './spinner'
import { useComboboxKeys } from './use-combobox-keys'

interface ComboboxProps extends Partial<ControlProps> {
  options: readonly ComboboxOption[]
  value: string
  onValueChange: (value: string) => void
  /** The typed text. The caller filters `options`, locally or by a call. The component itself filters nothing. */
  search: string
  onSearchChange: (search: string) => void
  /** Says what may be typed, or why nothing can be typed. */
  placeholder: string
  emptyText: string
  /**
   * Shown above the options if they are only guesses. The visitor must choose a guess explicitly, because Tab does not
   * choose it.
   */
  guessText?: string | undefined
  /**
   * Called with the typed text if the visitor leaves without a choice; the text stays in the field. Called with '' when
   * the visitor types again or chooses an option.
   */
  onUnchosen?: (text: string) => void
  /** The text of the chosen option if it is not among `options`. */
  selectedLabel?: string | undefined
  isLoading?: boolean
  disabled?: boolean
  maxLength?: number
  /** Whether Enter sends the surrounding form while no option matches. For forms that accept text outside the list. */
  acceptsOtherText?: boolean
}

/**
 * A text field that filters a list while the visitor types (the WAI-ARIA combobox). The field's label names it,
 * `aria-activedescendant` names the active option, and a live region announces the number of options. The field shows
 * the chosen option. While nothing is chosen it keeps the typed text, so that the visitor can correct it.
 */
export function Combobox({
  options,
  value,
  onValueChange,
  search,
  onSearchChange,
  placeholder,
  emptyText,
  guessText,
  onUnchosen,
  selectedLabel,
  isLoading = false,
  disabled,
  acceptsOtherText = false,
  ...control
}: ComboboxProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [hasTyped, setHasTyped] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const chosenLabel = options.find((option) => option.value === value)?.label ?? selectedLabel ?? ''
  const active = options[activeIndex]
  // An option may also be set from outside after the visitor left, such as the device's location.
  const showsTyped = hasTyped && (isOpen || chosenLabel === '')

  const forget = () => {
    setHasTyped(false)
    onSearchChange('')
    onUnchosen?.('')
  }

  const open = () => {
    if (isOpen) return
    setIsOpen(true)
    setActiveIndex(options.findIndex((option) => option.value === value))
    // A text without a choice is kept for correction. Typing replaces a chosen option.
    if (showsTyped) return
    forget()
    input.current?.select()
  }
  const fold = () => {
    setIsOpen(false)
    setActiveIndex(-1)
  }
  const close = () => {
    fold()
    forget()
  }
  const choose = (option: ComboboxOption) => {
    onValueChange(option.value)
    close()
  }
  const leave = () => {
    if (!hasTyped || search.trim() === '') return close()
    const namedOption = options.find(({ label }) => foldText(label) === foldText(search))
    // Typing the whole name of an option counts as choosing it.
    if (namedOption) return choose(namedOption)
    if (chosenLabel !== '') return close()
    fold()
    onUnchosen?.(search)
  }
  const type = (text: string) => {
    setIsOpen(true)
    setHasTyped(true)
    onSearchChange(text)
    onUnchosen?.('')
    setActiveIndex(text.trim() === '' ? -1 : 0)
  }
  const onKeyDown = useComboboxKeys({
    isOpen,
    count: options.length,
    activeIndex,
    setActiveIndex,
    takesAlong: search !== '' && guessText === undefined,
    isSendable: isOpen
      ? acceptsOtherText && options.length === 0 && search.trim() !== ''
      : chosenLabel !== '' || (acceptsOtherText && showsTyped),
    open,
    close,
    choose: () => active && choose(active),
  })

  return (
    <div className="relative">
      <input
        {...control}
        ref={input}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? optionId(listId, activeIndex) : undefined}
        aria-busy={isLoading || undefined}
        disabled={disabled}
        placeholder={placeholder}
        value={showsTyped ? search : chosenLabel}
        onClick={open}
        // A tap on an option does not trigger this, because it does not move the focus.
        onBlur={leave}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={cn(controlClasses, 'h-11 truncate pr-11 pl-3.5')}
      />
      <span className="pointer-events-none absolute top-3 right-3 text-muted-foreground">
        {isLoading ? <Spinner className="text-primary" /> : <ChevronsUpDown aria-hidden className="size-5" />}
      </span>
      <ComboboxList
        id={listId}
        isOpen={isOpen}
        options={options}
        value={value}
        activeIndex={activeIndex}
        guessText={guessText}
        emptyText={isLoading ? 'Buscando...' : emptyText}
        onChoose={choose}
      />
    </div>
  )
}
