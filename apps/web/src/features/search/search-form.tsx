'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface SearchFormProps {
  action: string
  className?: string
  children: ReactNode
}

/** A search form that sends only filled-in fields, so that the address of a search is short. */
export function SearchForm({ action, className = 'space-y-5', children }: SearchFormProps) {
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
    <form ref={form} action={action} className={className}>
      {children}
    </form>
  )
}
