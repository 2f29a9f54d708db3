'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Input } from './input'

type EmailInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'>

/** After that pause the address counts as complete. */
const quietMs = 900

/**
 * A mail address. Suggests a correction once typing pauses or the field is left. It never keeps a form from
 * being sent, and works in every kind of form, because it changes the input as typing does.
 */
export function EmailInput({ onBlur, onInput, ...props }: EmailInputProps) {
  const [suggestion, setSuggestion] = useState<{ address: string; input: HTMLInputElement } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (input: HTMLInputElement) => {
    clearTimeout(timer.current)
    const { value } = input
    // Fetched when an address is there to look at: the page opens without its weight.
    import('@/lib/forms/suggest-email').then(
      ({ suggestEmail }) => {
        const address = suggestEmail(value)
        if (input.value === value) setSuggestion(address === null ? null : { address, input })
      },
      () => undefined,
    )
  }
  const accept = () => {
    if (!suggestion) return
    typeInto(suggestion.input, suggestion.address)
    suggestion.input.focus()
  }

  return (
    <div>
      <Input
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type="email"
        inputMode="email"
        onBlur={(event) => {
          onBlur?.(event)
          look(event.currentTarget)
        }}
        onInput={(event) => {
          onInput?.(event)
          const input = event.currentTarget
          setSuggestion(null)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => look(input), quietMs)
        }}
      />
      {/* Always there, so that a screen reader reads what appears in it. */}
      <div role="status">
        {suggestion && (
          <button
            type="button"
            onClick={accept}
            className="mt-1 min-h-11 py-1.5 text-left text-primary underline underline-offset-4"
          >
            ¿Quisiste decir <strong className="wrap-anywhere">{suggestion.address}</strong>?
          </button>
        )}
      </div>
    </div>
  )
}

/** React notices a new value only by an event, and replaces the property of the element with its own. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
