'use client'

import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  /** Distinguishes equal labels, such as the province of a town. */
  detail?: string
}

interface ComboboxListProps {
  id: string
  isOpen: boolean
  options: readonly ComboboxOption[]
  value: string
  /** The option that Enter chooses; -1 for none. */
  activeIndex: number
  emptyText: string
  /** Shown above the options if they are only guesses. */
  guessText?: string | undefined
  onChoose: (option: ComboboxOption) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The options of a combobox. Also tells screen readers their number. */
export function ComboboxList({
  id,
  isOpen,
  options,
  value,
  activeIndex,
  emptyText,
  guessText,
  onChoose,
}: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null)
  const isEmpty = options.length === 0

  useEffect(() => {
    if (isOpen) list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  useEffect(() => {
    // Scrolls only the list, because the page must not jump while the visitor types.
    const option = list.current?.children[activeIndex]
    if (!(option instanceof HTMLElement) || !list.current) return
    const { offsetTop, offsetHeight } = option
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight
  }, [activeIndex])

  return (
    <>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1.5 scroll-my-24 overflow-hidden rounded-card border bg-raised shadow-float"
      >
        {isEmpty && <p className="px-4 py-5 text-center text-muted-foreground">{emptyText}</p>}
        {guessText && <p className="px-4 pt-3 text-sm text-muted-foreground">{guessText}</p>}
        <ul
          ref={list}
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the focus stays in the field, as the pattern has it
          role="listbox"
          aria-label="Opciones"
          className={clsx('relative max-h-72 overflow-y-auto p-1.5', isEmpty && 'hidden')}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
            <li
              key={option.value}
              id={optionId(id, index)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 hover:bg-muted',
                index === activeIndex && 'bg-primary-soft outline-2 -outline-offset-2 outline-ring',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block">{option.label}</span>
                {option.detail && (
                  <span className="block truncate text-sm text-muted-foreground">{option.detail}</span>
                )}
              </span>
              {option.value === value && <Check aria-hidden className="size-5 shrink-0 text-primary" />}
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {isOpen && (isEmpty ? emptyText : (guessText ? `${guessText} ` : '') + countText(options.length))}
      </p>
    </>
  )
}

const countText = (count: number) => (count === 1 ? 'Hay 1 opción.' : `Hay ${count} opciones.`)
