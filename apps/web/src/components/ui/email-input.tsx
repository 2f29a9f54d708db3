'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { suggestEmail } from '@/lib/forms/suggest-email'
import { Input } from './input'

type EmailInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'>

/** How long somebody has not typed before the address counts as whole. */
const quietMs = 900

/**
 * A mail address. Suggests a correction once typing pauses or the field is left. It never keeps a form from
 * being sent, and works in every kind of form, because it writes into the input as a person would.
 */
export function EmailInput({ onBlur, onInput, ...props }: EmailInputProps) {
  const [suggestion, setSuggestion] = useState<{ address: string; input: HTMLInputElement } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (input: HTMLInputElement) => {
    clearTimeout(timer.current)
    const address = suggestEmail(input.value)
    setSuggestion(address === null ? null : { address, input })
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
      {/* Always there, so that a screen reader hears what arrives in it. */}
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

/** React hears of a new value only from an event, and overwrites the property of the element with one of its own. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
