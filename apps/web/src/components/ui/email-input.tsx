'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Input } from './input'

type EmailInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'>

/** After this pause in typing, in ms, the address counts as complete. */
const quietMs = 900

/**
 * A field for a mail address. Suggests a correction when the visitor pauses or leaves the field, but never prevents a
 * form from being sent. Works in every kind of form, because accepting a suggestion changes the input as typing does.
 */
export function EmailInput({ onBlur, onInput, ...props }: EmailInputProps) {
  const [suggestion, setSuggestion] = useState<{ address: string; input: HTMLInputElement } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (input: HTMLInputElement) => {
    clearTimeout(timer.current)
    const { value } = input
    // Loaded on the first check, so that the page opens without this code.
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
      {/* Always rendered, because a screen reader only announces changes in an existing region. */}
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

/**
 * Sets a value as typing does. Calls the native setter, because React replaces the element's own, and sends the event
 * that React listens to.
 */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
