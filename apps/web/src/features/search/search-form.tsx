'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A search form that sends only filled-in fields, so that the address of a search is short. */
export function SearchForm({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const current = form.current
    const leaveOut = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
      if (formData.get('minRating') === '0') formData.delete('minRating')
    }
    current?.addEventListener('formdata', leaveOut)
    return () => current?.removeEventListener('formdata', leaveOut)
  }, [])
  return (
    <form ref={form} action={action} className="space-y-5">
      {children}
    </form>
  )
}
