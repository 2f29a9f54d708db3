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
  /** The text typed so far. The caller narrows `options`, here or by asking the server: nothing is filtered inside. */
  search: string
  onSearchChange: (search: string) => void
  /** What may be typed, or why nothing can be. */
  placeholder: string
  emptyText: string
  /** What stands above the options where they are no more than guesses: such are chosen, never taken along by leaving. */
  guessText?: string | undefined
  /**
   * Called with the typed text of a visitor who leaves without a choice, since the text stays; with '' once a choice
   * is made.
   */
  onUnchosen?: (text: string) => void
  /** Text of the chosen option when it is not among `options`. */
  selectedLabel?: string | undefined
  isLoading?: boolean
  disabled?: boolean
  maxLength?: number
  /** Lets Enter send the form around it while no option matches, for a form that accepts text outside the list. */
  acceptsOtherText?: boolean
}

/**
 * A text field that narrows a list as one types (the WAI-ARIA combobox): the field's own label names it,
 * `aria-activedescendant` names the active option, and a live region the number of options. It holds the chosen
 * option's text, or the typed text while nothing is chosen, because a vanished word could not be corrected.
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
  // One may be chosen by other means, such as where the device is, after somebody left.
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
    // What stayed is mended; what is typed replaces what was chosen.
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
    // A visitor who typed the whole name of an option has chosen it.
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
        // A tap on an option leaves the focus here.
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
